import type { ContributionDay } from '@/lib/calendar/days'
import styles from './contributions.module.css'

/** Day size and gap in pixels (SPEC §9), and font size of the month labels, equal to those of the island. */
const BLOCK = 15
const MARGIN = 5
const FONT_SIZE = 14
const LABELS = FONT_SIZE + 8
const STEP = BLOCK + MARGIN
const DAY_MS = 24 * 60 * 60_000

type StaticCalendarProps = {
  days: ContributionDay[]
  months: readonly string[]
  label: string
  /** In English in both languages, as the specification requires. */
  total: string
}

/** The calendar as an SVG: weeks from left to right, Sunday at the top, one path per level. */
export function StaticCalendar({ days, months, label, total }: StaticCalendarProps) {
  const first = days[0]
  if (!first) return null
  const start = Date.parse(first.date)
  const offset = new Date(start).getUTCDay()
  const places = days.map((day) => ({
    ...day,
    place: offset + Math.round((Date.parse(day.date) - start) / DAY_MS),
  }))
  const weeks = Math.floor((places.at(-1)?.place ?? 0) / 7) + 1
  const width = weeks * STEP - MARGIN
  const height = LABELS + 7 * STEP - MARGIN
  return (
    <div className={styles.calendar}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {monthLabels(places).map(({ week, month }) => (
            <text key={week} x={week * STEP} y={FONT_SIZE} fill="currentColor" fontSize={FONT_SIZE}>
              {months[month]}
            </text>
          ))}
          {[0, 1, 2, 3, 4].map((level) => (
            <path
              key={level}
              data-level={level}
              fill={`var(--calendar-${level})`}
              d={blocks(places.filter((day) => day.level === level))}
            />
          ))}
        </svg>
      </div>
      <p className={styles.total} lang="en">
        {total}
      </p>
    </div>
  )
}

type Placed = ContributionDay & { place: number }

function blocks(days: Placed[]): string {
  return days
    .map(
      ({ place }) =>
        `M${Math.floor(place / 7) * STEP} ${LABELS + (place % 7) * STEP}h${BLOCK}v${BLOCK}h-${BLOCK}z`,
    )
    .join('')
}

/** Returns a label for the first week of each month, unless the next label is less than three weeks away. */
function monthLabels(days: Placed[]): { week: number; month: number }[] {
  const sundays = days.filter(({ place }, index) => place % 7 === 0 || index === 0)
  const starts = sundays.map(({ date, place }) => ({
    week: Math.floor(place / 7),
    month: Number(date.slice(5, 7)) - 1,
  }))
  const changes = starts.filter(({ month }, index) => starts[index - 1]?.month !== month)
  return changes.filter(({ week }, index) => (changes[index + 1]?.week ?? week + 3) - week >= 3)
}
