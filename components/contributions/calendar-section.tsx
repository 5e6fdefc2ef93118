import { CALENDAR } from '@/lib/copy/calendar'
import { type ContributionDay, summaryOf, totalOf } from '@/lib/services/contributions/days'
import { ContributionCalendar } from './contribution-calendar'
import styles from './contributions.module.css'
import { StaticCalendar } from './static-calendar'

type CalendarSectionProps = { days: ContributionDay[]; sample: boolean; years: number[] }

/** A summary of the year and its calendar, both in the server's HTML. The island adds the year selector and tooltips. */
export function CalendarSection({ days, sample, years }: CalendarSectionProps) {
  const { active, longestRun } = summaryOf(days)
  const total = CALENDAR.totalLast.replace('{{count}}', String(totalOf(days)))
  return (
    <section className={styles.section} aria-labelledby="calendario">
      <h2 id="calendario" className={styles.heading}>
        {CALENDAR.heading}
      </h2>
      <p className={styles.summary}>
        {CALENDAR.summary(active, longestRun)} {sample && CALENDAR.sample}
      </p>
      <ContributionCalendar years={years}>
        <StaticCalendar days={days} total={total} />
      </ContributionCalendar>
    </section>
  )
}
