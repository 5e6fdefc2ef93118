/** @jest-environment jsdom */
import type { Analytics } from './analytics'

const sent: unknown[][] = []
const analytics: Analytics = {
  pageView: (title, path) => void sent.push(['view', title, path]),
  event: (event) => void sent.push(['event', event]),
}
const HOME = [
  ['view', 'Inicio', '/'],
  ['event', { category: 'User', action: 'Inicio', label: 'Inicio' }],
]
const ARTICLE = [
  ['view', 'Principal', '/article/uno'],
  ['view', 'Article View: Uno', '/article/uno'],
]
let events: typeof import('./analytics-events')
let user: typeof import('./user-events')

function open(path: string, names: string[], asUserEvent = false): () => void {
  window.history.replaceState(null, '', path)
  return events.enterPage(names, asUserEvent)
}
const openHome = () => open('/', ['Inicio'], true)
const openArticle = () => open('/article/uno', ['Principal', 'Article View: Uno'])
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(async () => {
  jest.resetModules()
  events = await import('./analytics-events')
  user = await import('./user-events')
  sent.length = 0
})

test('before the visitor has agreed nothing is sent; then what is due on the page, and no click', () => {
  openHome()
  user.trackCard('Uno')
  user.trackShare('Uno')
  events.trackVital('LCP', 1)
  expect(sent).toEqual([])
  events.startAnalytics(analytics)()
  expect(sent).toEqual(HOME)
})

test('the view of a page that was left is not sent later, neither from a page that reports nothing', () => {
  const leave = openHome()
  leave()
  events.startAnalytics(analytics)()
  expect(sent).toEqual([])
  openArticle()
  events.startAnalytics(analytics)()
  expect(sent).toEqual(ARTICLE)
})

test('a page is reported at once, once a visit, whatever starts again', () => {
  const stop = events.startAnalytics(analytics)
  const leave = openArticle()
  stop()
  const stopAgain = events.startAnalytics(analytics)
  expect(sent).toEqual(ARTICLE)
  openHome()
  leave() // cleanup of the previous page, which React may run later
  show(true)
  expect(sent).toEqual([...ARTICLE, ...HOME, ...HOME])
  stopAgain()
})

test('a page that comes back from the cache of the browser is reported again, any other is not', () => {
  const stop = events.startAnalytics(analytics)
  openHome()
  show(false)
  expect(sent).toEqual(HOME)
  show(true)
  expect(sent).toEqual([...HOME, ...HOME])
  stop()
  show(true)
  expect(sent).toHaveLength(2 * HOME.length)
})

test('§7 clicks, shares and vitals, each as it is specified, until it is stopped', () => {
  const stop = events.startAnalytics(analytics)
  window.history.replaceState(null, '', '/article/uno')
  const track = () => {
    user.trackCard('Uno')
    user.trackShare('Uno')
    events.trackVital('LCP', 1234.6)
  }
  track()
  stop()
  track()
  expect(sent).toEqual([
    ['event', { category: 'User', action: 'Uno', label: 'Uno' }],
    ['view', 'Article Share: Uno', '/article/uno'],
    ['event', { category: 'Web Vitals', action: 'LCP', label: '/article/uno', value: 1235 }],
  ])
})
