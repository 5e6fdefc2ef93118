import { CALENDAR } from '@/lib/copy/calendar'
import { type ContributionDay, summaryOf, totalOf } from '@/lib/services/contributions/days'
import { ContributionCalendar } from './contribution-calendar'
import styles from './contributions.module.css'
import { StaticCalendar } from './static-calendar'

type CalendarSectionProps = {
  /** null when they can't be loaded now. */
  contributions: { days: ContributionDay[]; sample: boolean } | null
  years: number[]
  heading?: string | null
}

/**
 * Contributions as text and as a calendar, complete in the HTML; the island adds the selection of a year and details.
 */
export function CalendarSection({ contributions, years, heading }: CalendarSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="calendario">
      <h2 id="calendario" className={styles.heading}>
        {heading ?? CALENDAR.heading}
      </h2>
      <ContributionCalendar
        years={years}
        given={contributions && summaryOf(contributions.days)}
        note={contributions?.sample ? CALENDAR.sample : null}
      >
        {contributions ? (
          <StaticCalendar
            days={contributions.days}
            total={CALENDAR.totalLast.replace('{{count}}', String(totalOf(contributions.days)))}
          />
        ) : (
          <p className={styles.failed}>{CALENDAR.failed}</p>
        )}
      </ContributionCalendar>
    </section>
  )
}
