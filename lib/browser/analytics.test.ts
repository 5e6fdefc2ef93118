import { createAnalytics } from './analytics'

test("§8 without a measurement id: 'Require GA_MEASUREMENT_ID'", () => {
  expect(() => createAnalytics(null, jest.fn())).toThrow('Require GA_MEASUREMENT_ID')
  expect(() => createAnalytics('', jest.fn())).toThrow('Require GA_MEASUREMENT_ID')
})

test('§5 an event requires a category and an action', () => {
  const send = jest.fn()
  const analytics = createAnalytics('G-1', send)
  expect(() => analytics.event({ category: '', action: 'x' })).toThrow('category and an action')
  expect(() => analytics.event({ category: 'User', action: '' })).toThrow('category and an action')
  expect(send).not.toHaveBeenCalled()
})

test('§7 a card click is sent with category User, and action and label set to the title', () => {
  const send = jest.fn()
  createAnalytics('G-1', send).event({ category: 'User', action: 'Un título', label: 'Un título' })
  expect(send).toHaveBeenCalledWith(
    'event',
    'Un título',
    expect.objectContaining({ event_category: 'User', event_label: 'Un título' }),
  )
})

test('§7 a page view and an event carry what they are about, and the id that they are sent to', () => {
  const send = jest.fn()
  const analytics = createAnalytics('G-1', send)
  analytics.pageView('Inicio', '/')
  analytics.event({ category: 'Web Vitals', action: 'LCP', label: '/', value: 7 })
  expect(send.mock.calls).toEqual([
    ['event', 'page_view', { page_title: 'Inicio', page_path: '/', send_to: 'G-1' }],
    ['event', 'LCP', { event_category: 'Web Vitals', event_label: '/', value: 7, send_to: 'G-1' }],
  ])
})
