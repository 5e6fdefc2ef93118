'use client'

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { apiAddress } from '@/lib/site/base-path'
import type { Language } from '@/lib/site/language'
import { type CalendarWords, calendarSummary } from '@/lib/calendar/words'
import { type Activity, checkContributions, type ContributionDay, summaryOf } from '@/lib/calendar/days'
import button from '../ui/button.module.css'
import inputs from '../ui/field.module.css'
import styles from './contributions.module.css'
import type { LiveCalendarProps } from './live-calendar'

type State = { state: 'given' | 'kept' | 'loading' | 'failed' } | { state: 'loaded'; days: ContributionDay[] }

type ContributionCalendarProps = {
  words: CalendarWords
  language: Language
  years: number[]
  /** Summary of the server-rendered days; null if there are none. */
  given: Activity | null
  /** An additional note about the data. */
  note: string | null
  children: ReactNode
}

const periodOf = (value = 'last'): Period => (value === 'last' ? 'last' : Number(value))

/**
 * The calendar's states (SPEC §4): the server-rendered SVG at first, then loading (skeleton), then loaded or failed. If
 * the server-rendered period can't be loaded again, its SVG stays. The data comes from this site's API, so that the
 * browser contacts no third party.
 */
export function ContributionCalendar({
  words,
  language,
  years,
  given,
  note,
  children,
}: ContributionCalendarProps) {
  const calendar = {
    words,
    language,
    classNames: { calendar: styles.calendar, frame: styles.frame, tip: styles.tip },
  }
  const [period, setPeriod] = useState<Period>('last')
  const [shown, setShown] = useState<State>({ state: 'given' })
  // The server-rendered SVG stays until both the component and its data have loaded.
  const [Calendar, setCalendar] = useState<ComponentType<LiveCalendarProps> | null>(null)
  const latest = useRef<Period>('last')
  const field = useRef<HTMLSelectElement>(null)

  const choose = (next: Period) => {
    latest.current = next
    setPeriod(next)
    setShown({ state: 'loading' })
    Promise.all([loadDays(next), import('./live-calendar')]).then(
      ([days, { LiveCalendar }]) => {
        if (latest.current !== next) return
        setCalendar(() => LiveCalendar)
        setShown({ state: 'loaded', days })
      },
      (error: unknown) => {
        // eslint-disable-next-line no-console -- the visible message refers to the console (SPEC §8)
        console.error(error)
        const isGiven = next === 'last' && given !== null
        if (latest.current === next) setShown({ state: isGiven ? 'kept' : 'failed' })
      },
    )
  }

  const chooseGiven = useEffectEvent(() => {
    const given = periodOf(field.current?.value)
    if (given !== 'last') choose(given)
  })
  // The server renders the last twelve months. The visitor may have chosen a year before hydration.
  useEffect(() => chooseGiven(), [])

  return (
    <>
      {/* After a failure there is nothing to summarise. */}
      {shown.state !== 'failed' && (given || shown.state !== 'given') && (
        <PeriodSummary
          words={words}
          period={period}
          told={
            shown.state === 'loaded'
              ? { period, ...summaryOf(shown.days) }
              : given && { period: 'last', ...given }
          }
          loading={shown.state === 'loading'}
          note={note}
        />
      )}
      <label className={styles.period} data-scripted>
        {words.yearLabel}
        <select
          ref={field}
          className={inputs.field}
          value={period}
          onChange={({ target }) => choose(periodOf(target.value))}
        >
          <option value="last">{words.last}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        {shown.state === 'given' && <OnceVisible onVisible={() => choose('last')}>{children}</OnceVisible>}
        {shown.state === 'kept' && children}
        {shown.state === 'failed' && (
          <div className={styles.failed}>
            <p>{words.failed}</p>
            <button
              type="button"
              className={button.button}
              data-variant="outline"
              onClick={() => choose(period)}
            >
              {words.retry}
            </button>
          </div>
        )}
        {shown.state === 'loading' &&
          (period !== 'last' && Calendar ? (
            <Calendar {...calendar} days={[]} period={period} loading />
          ) : (
            children
          ))}
        {shown.state === 'loaded' && Calendar && <Calendar {...calendar} days={shown.days} period={period} />}
      </div>
    </>
  )
}

async function loadDays(period: Period): Promise<ContributionDay[]> {
  const response = await fetch(apiAddress('/api/contributions', `y=${period}`))
  const body = (await response.json()) as { contributions?: unknown; error?: unknown }
  if (!response.ok)
    throw new Error(`Fetching contribution data failed: ${String(body.error ?? response.status)}`)
  return checkContributions(body.contributions)
}

/** Calls `onVisible` once its content is within 200 px of the viewport, so that nothing is downloaded earlier. */
function OnceVisible({ onVisible, children }: { onVisible: () => void; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useRef(onVisible)

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), {
      rootMargin: '200px',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={frame}>{children}</div>
}

/** A year, or the last twelve months. */
type Period = number | 'last'

type PeriodSummaryProps = {
  words: CalendarWords
  period: Period
  told: ({ period: Period } & Activity) | null
  loading: boolean
  note: string | null
}

/** The sentence about the selected period. Until it is known, another period's sentence reserves the space. */
function PeriodSummary({ words, period, told, loading, note }: PeriodSummaryProps) {
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
