'use client'

import { useLayoutEffect, useRef } from 'react'
import { ActivityCalendar } from 'react-activity-calendar'
import 'react-github-calendar/tooltips.css'
import { CALENDAR } from '@/lib/copy/calendar'
import type { ContributionDay } from '@/lib/services/contributions/days'

export type LiveCalendarProps = {
  days: ContributionDay[]
  period: number | 'last'
  loading?: boolean
  /** Of the page's own styles: a stylesheet that a deferred script imports as well is kept apart from the others. */
  className?: string
}

const NAMESPACE = 'react-activity-calendar'
const LEVELS = [0, 1, 2, 3, 4].map((level) => `var(--calendar-${level})`)

const LABELS = {
  months: [...CALENDAR.months],
  weekdays: [...CALENDAR.weekdays],
  legend: { less: CALENDAR.less, more: CALENDAR.more },
}

const dayFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The calendar of react-github-calendar, with data from this site. That component fetches from a third party in the
 * browser, at a URL that can't be configured, so the library it renders with is used directly.
 */
export function LiveCalendar({ days, period, loading = false, className }: LiveCalendarProps) {
  const frame = useRef<HTMLDivElement>(null)

  // The library's container scrolls on narrow screens and must be focusable by keyboard.
  useLayoutEffect(() => {
    const scroller = frame.current?.querySelector<HTMLElement>(`.${NAMESPACE}__scroll-container`)
    if (!scroller) return
    scroller.tabIndex = 0
    scroller.role = 'group'
    scroller.ariaLabel = CALENDAR.heading
  })

  return (
    <div ref={frame} className={className}>
      <ActivityCalendar
        data={days}
        loading={loading}
        blockSize={15}
        blockMargin={5}
        maxLevel={4}
        colorScheme="light"
        theme={{ light: LEVELS }}
        labels={{ ...LABELS, totalCount: period === 'last' ? CALENDAR.totalLast : CALENDAR.totalYear }}
        tooltips={{
          activity: { text: ({ count, date }) => CALENDAR.day(count, dayFormat.format(new Date(date))) },
        }}
      />
    </div>
  )
}
