/** @jest-environment jsdom */
import type { Analytics } from './google-tag'

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
let events: typeof import('./google-tag')

/** Shows a page with the names that it is marked with. */
function open(path: string, names: string[], more = ''): void {
  window.history.replaceState(null, '', path)
  const marked =
    document.querySelector('[data-views]') ?? document.body.appendChild(document.createElement('div'))
  marked.outerHTML = names.length > 0 ? `<span data-views="${names.join('\n')}" ${more}></span>` : ''
  events.reportPage()
}
const openHome = () => open('/', ['Inicio'], 'data-user-event')
const openArticle = () => open('/article/uno', ['Principal', 'Article View: Uno'])
const click = (place: string) => document.querySelector<HTMLElement>(place)?.click()
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(async () => {
  jest.resetModules()
  events = await import('./google-tag')
  sent.length = 0
  window.history.replaceState(null, '', '/about')
  document.body.innerHTML = `<p><a href="#uno" data-card="">El <em>uno</em></a> <a href="#otro">Otro</a></p>
    <button data-share="Uno"><i>Compartir</i></button>`
  // No handler on the way keeps a click from being reported.
  document.querySelector('p')?.addEventListener('click', (event) => event.stopPropagation())
})

/** Starts reporting, as a page does: with its own view. */
function start(): () => void {
  const stop = events.startEvents(analytics)
  events.reportPage()
  return stop
}

test('a page view is reported at once, once per visit, despite restarts', () => {
  const stop = start()
  openArticle()
  stop()
  const stopAgain = start()
  expect(sent).toEqual(ARTICLE)
  openHome()
  openArticle()
  expect(sent).toEqual([...ARTICLE, ...HOME, ...ARTICLE])
  stopAgain()
})

test('a page restored from the back/forward cache is reported again, others are not', () => {
  const stop = start()
  openHome()
  show(false)
  expect(sent).toEqual(HOME)
  show(true)
  expect(sent).toEqual([...HOME, ...HOME])
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  show(true)
  expect(sent).toHaveLength(2 * HOME.length)
  stop()
  show(true)
  expect(sent).toHaveLength(2 * HOME.length)
})

test('§7 clicks, shares and vitals are reported as specified, until stopped', () => {
  const stop = events.startEvents(analytics)
  window.history.replaceState(null, '', '/article/uno')
  const track = () => {
    for (const place of ['em', 'button', 'i', 'p', 'a:not([data-card])']) click(place)
    events.trackVital('LCP', 1234.6)
  }
  track()
  stop()
  track()
  expect(sent).toEqual([
    ['event', { category: 'User', action: 'El uno', label: 'El uno' }],
    ['view', 'Article Share: Uno', '/article/uno'],
    ['view', 'Article Share: Uno', '/article/uno'],
    ['event', { category: 'Web Vitals', action: 'LCP', label: '/article/uno', value: 1235 }],
  ])
})
