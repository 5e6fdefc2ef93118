/** @jest-environment jsdom */
import { MAX_REPORT_BYTES, VIEW_SCRIPT } from './view-script'

type Change = Partial<Record<'hidden' | 'prerendering' | 'referrer', unknown>>

const sent: string[] = []
let listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = []
const own = { push: history.pushState, replace: history.replaceState }

/** Sets properties of the document, as the browser would. */
function set(change: Change): void {
  for (const [name, value] of Object.entries(change))
    Object.defineProperty(document, name, { value, configurable: true })
}
const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const at = (path: string) => own.replace.call(history, null, '', path)
const show = (persisted = false) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const tell = (event: string) => document.dispatchEvent(new Event(event))

/** Opens a page: its script runs during parsing, and the page becomes visible once it has loaded. */
function open(path: string, change: Change = {}): void {
  at(path)
  set(change)
  window.eval(VIEW_SCRIPT)
  show()
}

beforeEach(() => {
  sent.length = 0
  set({ hidden: false, prerendering: false, referrer: '' })
  for (const name of ['globalPrivacyControl', 'doNotTrack']) setNavigator(name, undefined)
  delete document.documentElement.dataset.filesOnly
  window.fetch = ((address: string, init: RequestInit) => {
    const { method, body, credentials, keepalive, referrerPolicy } = init
    sent.push(String(body))
    expect([address, method, keepalive]).toEqual(['/api/vista', 'POST', true])
    expect([credentials, referrerPolicy]).toEqual(['omit', 'origin'])
    return Promise.reject(new Error('offline'))
  }) as typeof fetch
  for (const target of [window, document])
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...[name, listener]: Parameters<typeof target.addEventListener>) => {
        EventTarget.prototype.addEventListener.call(target, name, listener)
        listeners.push([target, name, listener])
      })
})
afterEach(() => {
  for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  listeners = []
  Object.assign(history, { pushState: own.push, replaceState: own.replace })
  jest.restoreAllMocks()
})

test('a page is reported once, by its path alone, when it has loaded', () => {
  at('/articles?q=secreto#x')
  window.eval(VIEW_SCRIPT)
  expect(sent).toEqual([])
  show()
  show()
  tell('visibilitychange')
  expect(sent).toEqual(['/articles'])
})

test('each navigation within the site is a view; a query, a filter or an anchor is none', () => {
  open('/', { referrer: 'https://other.example/path?private=1' })
  history.replaceState(null, '', '/')
  history.pushState(null, '', '/articles')
  history.replaceState(null, '', '/articles?q=php')
  history.pushState(null, '', '/articles#pie')
  history.pushState(null, '', '/article/uno')
  at('/articles')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(sent).toEqual(['/ other.example', '/articles', '/article/uno', '/articles'])
})

test('a page that is left before it has loaded for another of the site was viewed too', () => {
  at('/')
  window.eval(VIEW_SCRIPT)
  history.pushState(null, '', '/about')
  show()
  expect(sent).toEqual(['/', '/about'])
})

test('in a background tab, or prerendered, nothing is reported until the page is shown', () => {
  open('/', { hidden: true })
  expect(sent).toEqual([])
  set({ hidden: false })
  tell('visibilitychange')
  expect(sent).toEqual(['/'])
  open('/about', { prerendering: true })
  expect(sent).toEqual(['/'])
  set({ prerendering: false })
  tell('prerenderingchange')
  expect(sent.at(-1)).toBe('/about')
})

test('a page that comes back from the back/forward cache is viewed again', () => {
  open('/')
  show(true)
  expect(sent).toEqual(['/', '/'])
})

test.each([
  ['globalPrivacyControl', true, 0],
  ['globalPrivacyControl', false, 1],
  ['doNotTrack', '1', 0],
  ['doNotTrack', 'yes', 0],
  ['doNotTrack', '0', 1],
  ['doNotTrack', 'unspecified', 1],
  ['doNotTrack', null, 1],
])('%s: %s sends %i', (name, value, reports) => {
  setNavigator(name, value)
  open('/')
  history.pushState(null, '', '/about')
  expect(sent).toHaveLength(reports * 2)
})

test.each(['/preview/uno/123.abc', '/numeros', '/numeros/x'])('nothing is sent of %s', (path) => {
  open(path)
  expect(sent).toEqual([])
  history.pushState(null, '', '/numerosos')
  expect(sent).toEqual(['/numerosos'])
})

test('a copy made of files has nobody to report to', () => {
  document.documentElement.dataset.filesOnly = ''
  open('/')
  expect(sent).toEqual([])
})

test.each([
  ['https://News.Example/item?id=1', '/ news.example'],
  ['https://xn--espaa-rta.example/', '/ xn--espaa-rta.example'],
  [`${location.origin}/about`, '/'],
  ['', '/'],
  ['not an address', '/'],
])('who came from %s is reported as %s', (referrer, report) => {
  open('/', { referrer })
  expect(sent).toEqual([report])
})

test('a report has at most 300 bytes: first the host goes, then the whole report', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`
  const referrer = 'https://other.example/'
  const host = ' other.example'
  open(path(MAX_REPORT_BYTES - host.length), { referrer })
  open(path(MAX_REPORT_BYTES - host.length + 1), { referrer })
  open(path(MAX_REPORT_BYTES), { referrer })
  open(path(MAX_REPORT_BYTES + 1), { referrer })
  const lengths = sent.map(({ length }) => length)
  expect(new Set(lengths)).toEqual(new Set([MAX_REPORT_BYTES, MAX_REPORT_BYTES - host.length + 1]))
})

test('nothing is stored, and the script stays small', () => {
  open('/')
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
  expect(Buffer.byteLength(VIEW_SCRIPT)).toBeLessThan(1_000)
})
