import { LIST, deferScripts, SCRIPT_LOADER } from './deferred-scripts'

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const script = (address: string) => `<script src="${address}" async=""></script>`

test('the scripts of a page become a list at its end, in their order and each once', () => {
  const html = deferScripts(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>${script('/a.js?x=1&amp;y=2')}${script('/b.js')}`,
      `<p>Texto</p><script>self.__next_f.push([1,"a"])</script><script src="/c.js" id="_R_" async=""></script>${script('/b.js')}`,
    ),
  )
  expect(html).toBe(
    page(
      '',
      `<p>Texto</p><script>self.__next_f.push([1,"a"])</script>` +
        `${LIST}["/a.js?x=1&y=2","/b.js","/c.js"]</script><script>${SCRIPT_LOADER}</script>`,
    ),
  )
  expect(deferScripts(html)).toBe(html)
})

test('a script for old browsers, data, and a page without scripts stay as they are', () => {
  const html = page(
    '<script src="/old.js" noModule=""></script>',
    '<script type="application/ld+json">{}</script>',
  )
  expect(deferScripts(html)).toBe(html)
})

describe('in a browser', () => {
  const addresses = () =>
    [...document.head.querySelectorAll('script')].map((found) => found.getAttribute('src'))
  const paint = () => frames.splice(0).forEach((frame) => frame(0))
  let frames: FrameRequestCallback[]

  beforeEach(() => {
    jest.useFakeTimers()
    frames = []
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    document.head.innerHTML = ''
    document.body.innerHTML = `${LIST}["/a.js","/b.js"]</script><script></script>`
    const starter = document.body.querySelectorAll('script')[1] ?? null
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(starter)
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
    paint()
    jest.runAllTimers()
    expect(addresses()).toEqual(['/a.js', '/b.js'])
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
})
