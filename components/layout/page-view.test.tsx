import { render } from '@testing-library/react'
import { createAnalytics } from '@/lib/browser/analytics'
import { startAnalytics } from '@/lib/browser/analytics-events'
import { PageView } from './page-view'

const send = jest.fn()
const sent = () =>
  send.mock.calls.map(([, name, { event_category, page_title, event_label }]) => [
    name,
    event_category ?? 'view',
    page_title ?? event_label,
  ])
const HOME = [
  ['page_view', 'view', 'Inicio'],
  ['Inicio', 'User', 'Inicio'],
]

let stop: () => void
const start = () => void (stop = startAnalytics(createAnalytics('G-1', send)))

beforeEach(() => send.mockClear())
afterEach(() => stop())

test('§7 a view of home is a page view, and an event of the category User with its title', () => {
  start()
  render(<PageView names={['Inicio']} asUserEvent />)
  expect(sent()).toEqual(HOME)
})

test('§7 both are sent too where the page was there before analytics, as on each direct load', () => {
  render(<PageView names={['Inicio']} asUserEvent />)
  start()
  expect(sent()).toEqual(HOME)
})

test('§2 Article: its view has two names, and is no event of its own', () => {
  start()
  const { rerender, unmount } = render(<PageView names={['Principal', 'Article View: Uno']} />)
  rerender(<PageView names={['Principal', 'Article View: Uno']} />)
  unmount()
  expect(sent()).toEqual([
    ['page_view', 'view', 'Principal'],
    ['page_view', 'view', 'Article View: Uno'],
  ])
})
