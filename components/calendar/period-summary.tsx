import { calendarSummary, type CalendarWords } from '@/lib/calendar/words'
import type { Activity } from '@/lib/calendar/days'
import styles from './contributions.module.css'

/** A year, or the last twelve months. */
export type Period = number | 'last'

type PeriodSummaryProps = {
  words: CalendarWords
  period: Period
  told: ({ period: Period } & Activity) | null
  loading: boolean
  note: string | null
}

/** The sentence about the selected period. Until it is known, another period's sentence reserves the space. */
export function PeriodSummary({ words, period, told, loading, note }: PeriodSummaryProps) {
  const isOther = told?.period !== period
  const sentence = told && calendarSummary(words, told.period === 'last' ? null : told.period, told)
  return (
    <p className={styles.summary}>
      {sentence && (
        // One text: translators replace its node, and React then still finds the element.
        <span className={isOther ? styles.other : undefined}>{note ? `${sentence} ${note}` : sentence}</span>
      )}
      <span className={styles.loading} role="status">
        {loading && isOther && words.loading}
      </span>
    </p>
  )
}
