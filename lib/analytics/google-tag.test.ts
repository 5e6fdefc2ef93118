/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.blog.site.example/article/uno"}
 */
import { createAnalytics, deleteGoogleCookies, prepareGoogleTag, stopGoogleTag } from './google-tag'

type Holder = { dataLayer?: ArrayLike<unknown>[] } & Record<string, unknown>
const holder = window as unknown as Holder
const commands = () => (holder.dataLayer ?? []).map((command) => Array.from(command))

/** The function that the component's script defines. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- as Google's own
  ;(holder.dataLayer as unknown as unknown[]).push(arguments)
}

beforeEach(() => {
  delete holder.dataLayer
})

test('the config disables automatic page views, whatever else it contains', () => {
  prepareGoogleTag('G-1')
  gtag('js', 'now')
  gtag('config', 'G-1')
  gtag('config', 'G-1', { debug_mode: true, send_page_view: true })
  createAnalytics('G-1').pageView('Inicio', '/')
  prepareGoogleTag('G-1')
  expect(commands()).toEqual([
    ['js', 'now'],
    ['config', 'G-1', { send_page_view: false }],
    ['config', 'G-1', { debug_mode: true, send_page_view: false }],
    ['event', 'page_view', { page_title: 'Inicio', page_path: '/', send_to: 'G-1' }],
  ])
})

test('commands are arguments objects: the tag ignores arrays', () => {
  prepareGoogleTag('G-1')
  gtag('config', 'G-1')
  createAnalytics('G-1').pageView('Inicio', '/')
  const kinds = holder.dataLayer?.map((command) => Object.prototype.toString.call(command))
  expect(kinds).toEqual(['[object Arguments]', '[object Arguments]'])
})

test('after consent is withdrawn the tag sends nothing, until it is started again', () => {
  prepareGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(false)
  stopGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(true)
  prepareGoogleTag('G-1')
  expect(holder['ga-disable-G-1']).toBe(false)
})

test.each(['', '; Domain=www.blog.site.example', '; Domain=blog.site.example', '; Domain=site.example'])(
  'its cookies are deleted on whichever domain they were set (%j); other cookies stay',
  (domain) => {
    const set = (cookie: string) => (document.cookie = `${cookie}; Path=/${domain}`)
    for (const cookie of ['_ga=GA1.1.1', '_ga_ABC123=GS1.1', '_gallery=1', 'mi_ga=1']) set(cookie)
    expect(document.cookie.split('; ')).toHaveLength(4)
    deleteGoogleCookies()
    expect(document.cookie).toBe('_gallery=1; mi_ga=1')
    for (const name of ['_gallery', 'mi_ga']) set(`${name}=; Max-Age=0`)
  },
)

test("§8 without a measurement id: 'Require GA_MEASUREMENT_ID'", () => {
  expect(() => createAnalytics(null)).toThrow('Require GA_MEASUREMENT_ID')
  expect(() => createAnalytics('')).toThrow('Require GA_MEASUREMENT_ID')
})

test('§5 an event requires a category and an action', () => {
  const send = jest.fn()
  const analytics = createAnalytics('G-1', send)
  expect(() => analytics.event({ category: '', action: 'x' })).toThrow('category and an action')
  expect(() => analytics.event({ category: 'User', action: '' })).toThrow('category and an action')
  expect(send).not.toHaveBeenCalled()
})

test('§7 page views and events carry their parameters and the measurement id', () => {
  const send = jest.fn()
  const analytics = createAnalytics('G-1', send)
  analytics.pageView('Inicio', '/')
  analytics.event({ category: 'Web Vitals', action: 'LCP', label: '/', value: 7 })
  expect(send.mock.calls).toEqual([
    ['event', 'page_view', { page_title: 'Inicio', page_path: '/', send_to: 'G-1' }],
    ['event', 'LCP', { event_category: 'Web Vitals', event_label: '/', value: 7, send_to: 'G-1' }],
  ])
})
