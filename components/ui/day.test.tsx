import { render } from '@testing-library/react'
import { Day } from './day'

const shown = (date: string | null) => {
  const time = render(<Day date={date} />).container.querySelector('time')
  return time && [time.textContent, time.dateTime]
}

test('a day is the same in every time zone: its datetime attribute has no time', () => {
  expect(shown('2026-09-05 23:30:00')).toEqual(['5 de septiembre de 2026', '2026-09-05'])
  expect(shown('2026-09-05')).toEqual(['5 de septiembre de 2026', '2026-09-05'])
})

test('without a date nothing is rendered', () => expect(shown(null)).toBeNull())
