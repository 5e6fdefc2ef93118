import { BLOCK_ATTRIBUTE, SCRIPT_LOADER } from './script-loader'

const BLOCK = {
  data: [
    ['__next_f', [0]],
    ['__next_f', [1, 'a']],
    ['TURBOPACK', { b: 1 }],
  ],
  scripts: ['/a.js', '/b.js'],
}
type Queues = { __next_f?: unknown[]; TURBOPACK?: unknown[] }

const queues = window as unknown as Queues
const addresses = () =>
  [...document.head.querySelectorAll('script')].map((found) => found.getAttribute('src'))
const paint = () => frames.splice(0).forEach((frame) => frame(0))
let frames: FrameRequestCallback[]
/** The paint timing entries that the browser reports. */
let told: unknown[]

beforeEach(() => {
  jest.useFakeTimers()
  frames = []
  told = [{}]
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? told : []),
  })
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  delete queues.__next_f
  queues.TURBOPACK = ['earlier']
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" ${BLOCK_ATTRIBUTE}>${JSON.stringify(BLOCK)}</script><script></script>`
  const loader = document.body.querySelectorAll('script')[1] ?? null
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(loader)
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByName')
})

const start = () => new Function(SCRIPT_LOADER)()

test('nothing is loaded before the page has been painted; then, with all that it asks for there, everything once', () => {
  start()
  paint()
  expect(addresses()).toEqual([])
  expect(queues.__next_f).toBeUndefined()
  paint()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
  expect(queues).toMatchObject({ __next_f: [[0], [1, 'a']], TURBOPACK: ['earlier', { b: 1 }] })
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})

describe('a page whose type and pictures are on their way once it is painted', () => {
  beforeEach(() => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    start()
    paint()
    jest.advanceTimersByTime(1_000)
    paint()
  })

  test('leaves them the line for a tenth of a second', () => {
    jest.advanceTimersByTime(99)
    expect(addresses()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(addresses()).toEqual(['/a.js', '/b.js'])
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(addresses()).toEqual(['/a.js', '/b.js'])
  })

  test('takes it when they are there sooner', () => {
    expect(addresses()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(addresses()).toEqual(['/a.js', '/b.js'])
  })
})

describe('the type', () => {
  let asked: string[]
  let settle: { there: () => void; failed: (cause: Error) => void }

  beforeEach(() => {
    asked = []
    const load = (font: string) => {
      asked.push(font)
      return new Promise<void>((there, failed) => (settle = { there, failed }))
    }
    Object.assign(document, { fonts: { load } })
    document.documentElement.style.setProperty('--font-spanish', '"letters"')
    told = []
    start()
    paint()
    paint()
  })
  afterEach(() => Reflect.deleteProperty(document, 'fonts'))

  test('is asked for once the page is shown, before its scripts; never earlier, and once', () => {
    expect(asked).toEqual([])
    told.push({})
    paint()
    expect([asked, addresses()]).toEqual([['1em "letters"'], []])
    jest.runAllTimers()
    expect([asked.length, addresses()]).toEqual([1, ['/a.js', '/b.js']])
  })

  test.each(['there', 'failed'] as const)(
    'has the line until it is %s, a tenth of a second at most',
    async (end) => {
      told.push({})
      paint()
      jest.advanceTimersByTime(99)
      expect(addresses()).toEqual([])
      settle[end](new Error('no such font'))
      await Promise.resolve()
      expect(addresses()).toEqual(['/a.js', '/b.js'])
    },
  )

  test('that is there sooner than what else the page asked for leaves that its head start', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    told.push({})
    paint()
    settle.there()
    await Promise.resolve()
    expect(addresses()).toEqual([])
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    expect(addresses()).toEqual(['/a.js', '/b.js'])
  })
})

describe('where the browser tells when it has shown the page', () => {
  beforeEach(() => {
    told = []
    start()
  })
  const paintTimes = (count: number) => Array.from({ length: count }).forEach(paint)

  test('a paint that has begun and is not on the screen yet is waited for', () => {
    paintTimes(20)
    expect(addresses()).toEqual([])
    told.push({})
    paint()
    expect(addresses()).toEqual(['/a.js', '/b.js'])
    paint()
    expect([addresses(), frames]).toEqual([['/a.js', '/b.js'], []])
  })

  test('a browser that never tells it gets its scripts after thirty frames', () => {
    paintTimes(31)
    expect(addresses()).toEqual([])
    paintTimes(1)
    expect([addresses(), frames]).toEqual([['/a.js', '/b.js'], []])
  })

  test('a page that was given up waiting for has no more frames to wait for', () => {
    paintTimes(5)
    jest.runAllTimers()
    expect(addresses()).toEqual(['/a.js', '/b.js'])
    paintTimes(1)
    expect([addresses(), frames]).toEqual([['/a.js', '/b.js'], []])
  })
})

describe('a page that is still being parsed', () => {
  let state: jest.SpyInstance
  /** What waits for the end of the document; a later test must not run it. */
  let waiting: (() => void)[]
  beforeEach(() => {
    told = []
    state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const listen = window.addEventListener.bind(window)
    waiting = []
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((type: string, listener: unknown) =>
        type === 'DOMContentLoaded'
          ? void waiting.push(listener as () => void)
          : listen(type, listener as never),
      )
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))
  const parse = () => {
    state.mockReturnValue('complete')
    waiting.splice(0).forEach((listener) => listener())
  }
  const onConnection = (rtt: number) =>
    Object.defineProperty(navigator, 'connection', { value: { rtt }, configurable: true })
  /** Adds the preload of the web font, which applies to few visitors. */
  const addFont = () => {
    document.head.innerHTML = '<link rel="preload" as="font" media="(none)" href="/f.woff2">'
    return () => document.head.querySelector<HTMLLinkElement>('[as=font]')?.media
  }
  const answerData = () => {
    const asked: unknown[] = []
    window.fetch = jest.fn(async (address: unknown) => {
      asked.push(address)
      return { ok: true, headers: new Headers(), text: async () => 'data' }
    }) as never
    const [block] = document.body.children
    if (block) block.textContent = JSON.stringify({ data: [], scripts: ['/a.js'], page: '/datos/x.txt' })
    return asked
  }
  const preloaded = () => preloads().filter(([, as]) => as === 'script').length

  test.each([undefined, 0, 50, 125])('is left the connection where its round trip is %s', (rtt) => {
    if (rtt !== undefined) onConnection(rtt)
    const font = addFont()
    const asked = answerData()
    start()
    jest.advanceTimersByTime(60_000)
    expect([asked, preloaded(), font(), frames]).toEqual([[], 0, '(none)', []])
    parse()
    expect([asked, preloaded(), frames.length]).toEqual([[], 0, 1])
    jest.advanceTimersByTime(3_000)
    expect([asked, preloaded(), font()]).toEqual([['/datos/x.txt'], 1, '(none)'])
  })

  test.each([150, 600])('is asked for all it needs behind its styles where it is %s', async (rtt) => {
    onConnection(rtt)
    const font = addFont()
    const asked = answerData()
    start()
    jest.advanceTimersByTime(39)
    expect([asked, preloaded(), font()]).toEqual([[], 0, '(none)'])
    await jest.advanceTimersByTimeAsync(1)
    expect([asked, preloaded(), font()]).toEqual([['/datos/x.txt'], 1, ''])
  })

  test('runs no script and gets no data before it is whole; then both, once', async () => {
    onConnection(150)
    const asked = answerData()
    start()
    await jest.advanceTimersByTimeAsync(40)
    expect([asked.length, addresses(), queues.__next_f]).toEqual([1, [], undefined])
    parse()
    expect([addresses(), queues.__next_f]).toEqual([['/a.js'], [[1, 'data']]])
    paint()
    paint()
    await jest.runAllTimersAsync()
    expect([asked.length, addresses(), queues.__next_f]).toEqual([1, ['/a.js'], [[1, 'data']]])
  })

  test('has no data of its own started before it is whole either', () => {
    onConnection(150)
    start()
    jest.advanceTimersByTime(40)
    expect([addresses(), queues.__next_f]).toEqual([[], undefined])
    parse()
    expect([addresses(), queues.__next_f?.length]).toEqual([['/a.js', '/b.js'], 2])
  })
})

test('the data is in its queues before the first script is asked for', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const seen: unknown[] = []
  jest.spyOn(document.head, 'append').mockImplementation(() => seen.push(queues.__next_f?.length))
  start()
  expect(seen).toEqual([2, 2])
})

test('a page that is never painted works after three seconds', () => {
  start()
  jest.advanceTimersByTime(2_999)
  expect(addresses()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})

test('a tab in the background loads them at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})

const PAGE = '/datos/x.txt'
type Reply = { ok?: boolean; build?: string; text?: string }

/**
 * Opens a page whose data is served separately.
 * @param replies the server's responses, in order; null for a failed connection
 */
async function open(...replies: (Reply | null)[]): Promise<unknown[][]> {
  const asked: unknown[][] = []
  window.fetch = jest.fn(async (...call: unknown[]) => {
    asked.push(call)
    const reply = replies.shift()
    if (!reply) throw new TypeError('Failed to fetch')
    const { ok = true, build = 'b1', text = 'data' } = reply
    return { ok, headers: new Headers({ 'x-nextjs-deployment-id': build }), text: async () => text }
  }) as never
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.documentElement.dataset.dplId = 'b1'
  const [block] = document.body.children
  if (block) block.textContent = JSON.stringify({ data: [['__next_f', [0]]], scripts: ['/a.js'], page: PAGE })
  start()
  expect(addresses()).toEqual([])
  await jest.advanceTimersByTimeAsync(0)
  return asked
}

const preloads = () => [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, href])

test('the data of a page that is served apart comes first; the scripts are loaded meanwhile', async () => {
  expect(await open({ text: 'data' })).toEqual([[PAGE]])
  expect(preloads()).toEqual([['preload', 'script', 'http://localhost/a.js']])
  expect(queues.__next_f).toEqual([[0], [1, 'data']])
  expect(addresses()).toEqual(['/a.js'])
})

test.each([
  ['that is not found', { ok: false }],
  ['that does not come', null],
])('for data %s that of the page as it is now is taken', async (_name, reply) => {
  expect(await open(reply, { text: 'now' })).toEqual([[PAGE], ['/?_rsc', { headers: { rsc: 1 } }]])
  expect(queues.__next_f).toEqual([[0], [1, 'now']])
  expect(addresses()).toEqual(['/a.js'])
})

test.each([
  ['of another build', { build: 'b2' }],
  ['that is not found either', { ok: false }],
  ['that does not come either', null],
])('with data %s the page stays as it is, without a fault', async (_name, reply) => {
  await open({ ok: false }, reply)
  expect(queues.__next_f).toBeUndefined()
  expect(addresses()).toEqual([])
})
