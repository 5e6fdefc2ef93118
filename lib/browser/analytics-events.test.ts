/** @jest-environment jsdom */
import type { Analytics } from './analytics'

const sent: unknown[][] = []
const analytics: Analytics = {
  pageView: (title, path) => void sent.push(['view', title, path]),
  event: (event) => void sent.push(['event', event]),
}
let events: typeof import('./analytics-events')

beforeEach(async () => {
  jest.resetModules()
  events = await import('./analytics-events')
  sent.length = 0
  window.history.replaceState(null, '', '/article/uno')
})

test('before the visitor has agreed nothing is sent, and clicks are forgotten', () => {
  events.trackPageView('Inicio')
  events.trackCard('Uno')
  events.trackShare('Uno')
  events.trackVital('LCP', 1)
  expect(sent).toEqual([])
  events.startAnalytics(analytics)
  expect(sent).toEqual([['view', 'Inicio', '/article/uno']])
})

test('the view of a page that was left is not sent later', () => {
  events.trackPageView('Inicio')
  events.enterPage()
  events.trackPageView('Principal')
  events.startAnalytics(analytics)
  expect(sent).toEqual([['view', 'Principal', '/article/uno']])
})

test('what waited is sent once, and the first analytics stay', () => {
  const other = { pageView: jest.fn(), event: jest.fn() }
  events.trackPageView('Inicio')
  events.startAnalytics(analytics)
  events.startAnalytics(other)
  events.trackCard('Uno')
  expect(sent).toHaveLength(2)
  expect(other.pageView).not.toHaveBeenCalled()
  expect(other.event).not.toHaveBeenCalled()
})

test('a view is sent at once, the same one once a page, with the path that is open then', () => {
  events.startAnalytics(analytics)
  events.trackPageView('Article View: Uno')
  events.trackPageView('Article View: Uno')
  events.trackPageView('Principal')
  window.history.replaceState(null, '', '/')
  events.enterPage()
  events.trackPageView('Principal')
  expect(sent).toEqual([
    ['view', 'Article View: Uno', '/article/uno'],
    ['view', 'Principal', '/article/uno'],
    ['view', 'Principal', '/'],
  ])
})

test('§7 clicks, shares and vitals, each as it is specified', () => {
  events.startAnalytics(analytics)
  events.trackCard('Uno')
  events.trackShare('Uno')
  events.trackVital('LCP', 1234.6)
  expect(sent).toEqual([
    ['event', { category: 'User', action: 'Uno', label: 'Uno' }],
    ['view', 'Article Share: Uno', '/article/uno'],
    ['event', { category: 'Web Vitals', action: 'LCP', label: '/article/uno', value: 1235 }],
  ])
})
