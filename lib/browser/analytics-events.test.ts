/** @jest-environment jsdom */
import { createAnalytics } from './analytics'
import { enterPage, startAnalytics, trackCard, trackPageView, trackShare } from './analytics-events'

test('§2 Analytics: sharing an article is a page view of its own; before the visitor agrees only the open page waits', () => {
  const sent: string[] = []
  enterPage()
  trackPageView('Article View: Uno')
  trackPageView('Article View: Uno')
  trackCard('Una tarjeta')
  trackShare('Uno')
  startAnalytics(
    createAnalytics('G-1', (_, name, { page_title, event_label }) =>
      sent.push(`${name} ${String(page_title ?? event_label)}`),
    ),
  )
  expect(sent).toEqual(['page_view Article View: Uno'])
  trackShare('Uno')
  trackCard('Una tarjeta')
  expect(sent.slice(1)).toEqual(['page_view Article Share: Uno', 'Una tarjeta Una tarjeta'])
})
