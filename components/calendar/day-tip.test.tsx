import { fireEvent, render, screen } from '@testing-library/react'
import { DayTip } from './day-tip'

const words: Record<string, string> = { '2026-03-01': 'uno', '2026-03-02': 'dos' }

function show() {
  const { container } = render(
    <DayTip describe={(date) => words[date] ?? null} classNames={{ frame: 'frame', tip: 'tip' }}>
      <svg>
        {['2026-03-01', '2026-03-02', '2026-03-03'].map((date) => (
          <rect key={date} data-date={date} data-testid={date} />
        ))}
      </svg>
      <p>Total</p>
    </DayTip>,
  )
  const enter = (date: string) => fireEvent.mouseOver(screen.getByTestId(date))
  const said = () => container.querySelector('.tip')?.textContent ?? null
  return { container, enter, said }
}

test('elements other than days have no tooltip, nor does a day without a description', () => {
  const { enter, said } = show()
  enter('2026-03-01')
  fireEvent.mouseOver(screen.getByText('Total'))
  expect(said()).toBeNull()
  enter('2026-03-01')
  enter('2026-03-03')
  expect(said()).toBeNull()
})

test('a tooltip is not announced: the sentence above the calendar contains the same information', () => {
  const { enter } = show()
  enter('2026-03-01')
  expect(screen.getByText('uno')).toHaveAttribute('aria-hidden', 'true')
})
