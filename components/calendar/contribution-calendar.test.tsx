import { act, fireEvent, render, screen } from '@testing-library/react'
import { CALENDAR } from '@/lib/calendar/words'
import { ContributionCalendar } from './contribution-calendar'

jest.mock('./live-calendar', () => ({
  LiveCalendar: ({ period, days }: { period: number; days: { count: number }[] }) => (
    <p>{`${period}: ${days.map(({ count }) => count).join()}`}</p>
  ),
}))

test('when two years are selected quickly the last one is shown, whichever response arrives last', async () => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  const answers = new Map<string, (count: number) => void>()
  window.fetch = jest.fn(
    (address: string) =>
      new Promise((resolve) => {
        const bodyOf = (count: number) => ({ contributions: [{ date: '2026-01-01', count, level: 1 }] })
        answers.set(address.slice(-4), (count) =>
          resolve({ ok: true, json: () => Promise.resolve(bodyOf(count)) }),
        )
      }),
  ) as unknown as typeof fetch
  render(
    <ContributionCalendar words={CALENDAR} language="es" years={[2026, 2025]} given={null} note={null}>
      <p>Dibujo</p>
    </ContributionCalendar>,
  )
  const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
  choose('2025')
  choose('2026')
  await act(async () => answers.get('2026')?.(6))
  expect(await screen.findByText('2026: 6')).toBeVisible()
  await act(async () => answers.get('2025')?.(5))
  expect(screen.getByText('2026: 6')).toBeVisible()
  expect(screen.queryByText(/: 5$/)).toBeNull()
})
