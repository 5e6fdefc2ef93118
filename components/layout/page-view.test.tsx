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

beforeAll(() => startAnalytics(createAnalytics('G-1', send)))
beforeEach(() => send.mockClear())

test('§7 a view of home is a page view, and an event of the category User with its title', () => {
  render(<PageView names={['Inicio']} asUserEvent />)
  expect(sent()).toEqual([
    ['page_view', 'view', 'Inicio'],
    ['Inicio', 'User', 'Inicio'],
  ])
})

test('§2 Article: its view has two names, and is no event of its own', () => {
  render(<PageView names={['Principal', 'Article View: Uno']} />)
  expect(sent()).toEqual([
    ['page_view', 'view', 'Principal'],
    ['page_view', 'view', 'Article View: Uno'],
  ])
})
