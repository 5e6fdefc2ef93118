'use client'

import { useLayoutEffect, useRef } from 'react'
import { ActivityCalendar } from 'react-activity-calendar'
import 'react-github-calendar/tooltips.css'
import type { Language } from '@/lib/site/language'
import { calendarDay, type CalendarWords } from '@/lib/calendar/words'
import type { ContributionDay } from '@/lib/calendar/days'
import { DayTip } from './day-tip'

export type LiveCalendarProps = {
  words: CalendarWords
  language: Language
  days: ContributionDay[]
  period: number | 'last'
  loading?: boolean
  /**
   * Classes of the page's own stylesheet. They are a prop, because a stylesheet that a deferred script imports too is
   * split from the others.
   */
  classNames: { calendar: string | undefined; frame: string | undefined; tip: string | undefined }
}

const NAMESPACE = 'react-activity-calendar'
const LEVELS = [0, 1, 2, 3, 4].map((level) => `var(--calendar-${level})`)

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' }

/**
 * The calendar of react-github-calendar, with data from this site. That component fetches from a third party in the
 * browser, with a URL that can't be configured, so this uses its underlying library directly, and its stylesheet of
 * tooltips. The tooltips themselves are ours: the library's vanish when the pointer moves onto them.
 */
export function LiveCalendar({
  words,
  language,
  days,
  period,
  loading = false,
  classNames,
}: LiveCalendarProps) {
  const { months, weekdays, less, more, heading, totalLast, totalYear } = words
  const dayFormat = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const frame = useRef<HTMLDivElement>(null)
  const describe = (date: string) => {
    const day = days.find((one) => one.date === date)
    return day ? calendarDay(words, day.count, dayFormat.format(new Date(date))) : null
  }

  // The library doesn't make its scroll container keyboard focusable; on narrow screens it must be.
  useLayoutEffect(() => {
    // The total is in English in both languages, as the specification requires.
    frame.current?.querySelector(`.${NAMESPACE}__count`)?.setAttribute('lang', 'en')
    const scroller = frame.current?.querySelector<HTMLElement>(`.${NAMESPACE}__scroll-container`)
    if (!scroller) return
    scroller.tabIndex = 0
    scroller.role = 'group'
    scroller.ariaLabel = heading
  })

  return (
    <DayTip describe={describe} classNames={classNames}>
      <div ref={frame} className={classNames.calendar}>
        <ActivityCalendar
          data={days}
          loading={loading}
          blockSize={15}
          blockMargin={5}
          maxLevel={4}
          colorScheme="light"
          theme={{ light: LEVELS }}
          labels={{
            months: [...months],
            weekdays: [...weekdays],
            legend: { less, more },
            totalCount: period === 'last' ? totalLast : totalYear,
          }}
        />
      </div>
    </DayTip>
  )
}
