import { about, site } from '@/e2e/unit/own-content'
import { ownCalendar } from './about-page'

jest.mock('@/components/calendar/calendar-section', () => ({ CalendarSection: () => null }))
jest.mock('@/lib/calendar/contributions', () => ({ getContributions: async () => null }))

test('the selectable years start with the current year in Madrid', async () => {
  site.calendarUser = 'sample'
  jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  const calendar = await ownCalendar('es')
  jest.useRealTimers()
  expect(about.sections).toContain('calendar')
  expect(calendar?.props.years).toEqual([2027, 2026, 2025])
})
