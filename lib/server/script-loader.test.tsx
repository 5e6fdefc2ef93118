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

beforeEach(() => {
  jest.useFakeTimers()
  frames = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  delete queues.__next_f
  queues.TURBOPACK = ['earlier']
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" ${BLOCK_ATTRIBUTE}>${JSON.stringify(BLOCK)}</script><script></script>`
  const loader = document.body.querySelectorAll('script')[1] ?? null
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(loader)
})
afterEach(() => jest.restoreAllMocks())

const start = () => new Function(SCRIPT_LOADER)()

test('nothing is loaded before the page is, and has been painted; then everything once', () => {
  start()
  paint()
  expect(addresses()).toEqual([])
  window.dispatchEvent(new Event('load'))
  paint()
  expect(addresses()).toEqual([])
  expect(queues.__next_f).toBeUndefined()
  paint()
  jest.runAllTimers()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
  expect(queues).toMatchObject({ __next_f: [[0], [1, 'a']], TURBOPACK: ['earlier', { b: 1 }] })
})

test('the data is in its queues before the first script is asked for', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const seen: unknown[] = []
  jest.spyOn(document.head, 'append').mockImplementation(() => seen.push(queues.__next_f?.length))
  start()
  expect(seen).toEqual([2, 2])
})

test('a page of which a style or a picture does not come works after three seconds', () => {
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
