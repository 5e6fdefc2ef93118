/** @jest-environment jsdom */
import { BLOCK_ATTRIBUTE, START_SCRIPT } from './start-page'

const DEFERRED = {
  data: [
    ['__next_f', [0]],
    ['__next_f', [1, 'a']],
    ['TURBOPACK', { b: 1 }],
  ],
  scripts: ['/a.js', '/b.js'],
}
const block = (json = JSON.stringify(DEFERRED)) =>
  `<script type="application/json" ${BLOCK_ATTRIBUTE}>${json}</script>`

const queues = window as unknown as { __next_f?: unknown[]; TURBOPACK?: unknown[] }
const requested = () => [...document.head.querySelectorAll('script[src]')]
const addresses = () => requested().map((script) => script.getAttribute('src'))
const settled = () => new Promise((resolve) => setTimeout(resolve))

let said: string[]
let paint: () => void
/** Removes the listeners of a test's page. */
let close: AbortController

/** Opens a page that is parsed, but not painted yet. */
function open(body: string, head = ''): void {
  document.head.innerHTML = head
  document.body.innerHTML = body
  try {
    new Function(START_SCRIPT)()
  } finally {
    window.dispatchEvent(new Event('DOMContentLoaded'))
  }
}

/** Answers the requests for scripts. */
async function answer(type: 'load' | 'error', scripts = requested()): Promise<void> {
  for (const script of scripts) script.dispatchEvent(new Event(type))
  await settled()
}

beforeEach(() => {
  said = []
  close = new AbortController()
  const listen = window.addEventListener.bind(window)
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) =>
      listen(type, listener as never, { signal: close.signal }),
    )
  jest.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.map(String).join(' ')))
  delete queues.__next_f
  delete document.documentElement.dataset.static
  queues.TURBOPACK = ['earlier']
  window.PerformanceObserver = class {
    constructor(notify: (list: unknown) => void) {
      paint = () =>
        notify({ getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) })
    }
    observe() {}
  } as never
})
afterEach(() => {
  close.abort()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('scripts are loaded after the first paint, and get their data when all are loaded', async () => {
  open(block())
  expect(addresses()).toEqual([])
  paint()
  await settled()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
  await answer('load', requested().slice(0, 1))
  expect(queues.__next_f).toBeUndefined()
  await answer('load')
  expect(queues).toMatchObject({ __next_f: [[0], [1, 'a']], TURBOPACK: ['earlier', { b: 1 }] })
  paint()
  await settled()
  expect(addresses()).toHaveLength(2)
  expect(said).toEqual([])
})

test.each([
  ['behind an element of an extension', `<p>a</p><meta name="marker">\n${block()}<div></div>`, ''],
  ['within another element', `<div>\n<font>${block()}</font></div>`, '<style></style>'],
])('the data is found %s', async (_where, body, head) => {
  open(body, head)
  paint()
  await settled()
  await answer('load')
  expect(queues.__next_f).toHaveLength(2)
  expect(said).toEqual([])
  expect(document.documentElement.dataset.static).toBeUndefined()
})

test('a background tab, which is not painted, loads its scripts at once', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open(block())
  await settled()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})

test('a browser without paint timing loads the scripts after two seconds', () => {
  jest.useFakeTimers()
  open(block())
  jest.advanceTimersByTime(1_999)
  expect(addresses()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})

test('a script that fails is retried', async () => {
  open(block())
  paint()
  await settled()
  await answer('error', requested().slice(1))
  expect(addresses()).toEqual(['/a.js', '/b.js', '/b.js'])
  await answer('load')
  expect(queues.__next_f).toHaveLength(2)
  expect(said).toEqual([])
})

test('if one of its scripts is missing the page stays static, and the console names it once', async () => {
  open(block())
  paint()
  await settled()
  await answer('load', requested().slice(0, 1))
  await answer('error', requested().slice(1))
  await answer('error', requested().slice(2))
  expect(queues.__next_f).toBeUndefined()
  expect(said).toEqual(['The scripts of this page did not start: Error: /b.js could not be loaded'])
  expect(document.documentElement.dataset.static).toBe('')
})

test.each([
  ['no data', '<p>a</p>'],
  ['data that is cut off', block('{"data":[["__next_f"')],
])('with %s the page stays static, and it is logged to the console once', async (_what, body) => {
  open(body)
  paint()
  await settled()
  expect(addresses()).toEqual([])
  expect(said).toEqual([expect.stringMatching(/^The scripts of this page did not start: SyntaxError/)])
})

test('hydration errors of a page modified before are console messages, other errors stay errors', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  open(block())
  const report = (message: string) => {
    const event = new ErrorEvent('error', { message, cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(report('Uncaught Error: Minified React error #418; visit https://react.dev/errors/418')).toBe(true)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(report('Uncaught Error: Minified React error #185')).toBe(false)
  expect(report('Uncaught TypeError: undefined is not a function')).toBe(false)
  expect(warned).toHaveBeenCalledTimes(1)
})

test('an error in the early input script does not keep the page from starting', async () => {
  jest.spyOn(window, 'URLSearchParams').mockImplementation(() => {
    throw new TypeError('replaced by an extension')
  })
  expect(() => open(block())).toThrow('replaced by an extension')
  paint()
  await settled()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})
