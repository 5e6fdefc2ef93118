import type { Language } from '@/lib/site/language'
import { calendarWords } from '@/lib/calendar/words.en'
import { type ContributionDay, summaryOf, totalOf } from '@/lib/calendar/days'
import { ContributionCalendar } from './contribution-calendar'
import styles from './contributions.module.css'
import { StaticCalendar } from './static-calendar'

type CalendarSectionProps = {
  /** null if they can't be loaded. */
  contributions: { days: ContributionDay[]; sample: boolean } | null
  years: number[]
  heading?: string | null
  language?: Language
}

/** Contributions as text and as a calendar, complete in the HTML. The island adds the choice of a year, and details. */
export function CalendarSection({ contributions, years, heading, language = 'es' }: CalendarSectionProps) {
  const words = calendarWords(language)
  return (
    <section className={styles.section} aria-labelledby="calendario">
      <h2 id="calendario" className={styles.heading}>
        {heading ?? words.heading}
      </h2>
      <ContributionCalendar
        words={words}
        language={language}
        years={years}
        given={contributions && summaryOf(contributions.days)}
        note={contributions?.sample ? words.sample : null}
      >
        {contributions ? (
          <StaticCalendar
            days={contributions.days}
            months={words.months}
            label={words.heading}
            total={words.totalLast.replace('{{count}}', String(totalOf(contributions.days)))}
          />
        ) : (
          <p className={styles.failed}>{words.failed}</p>
        )}
      </ContributionCalendar>
    </section>
  )
}
