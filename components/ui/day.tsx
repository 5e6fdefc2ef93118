import { formatDay } from '@/lib/text/date'

/**
 * The day of a date as written in the article: `YYYY-MM-DD`, with or without a time. Renders nothing without a date.
 */
export function Day({ date, className }: { date: string | null; className?: string }) {
  if (!date) return null
  return (
    <time className={className} dateTime={date.slice(0, 10)}>
      {formatDay(date)}
    </time>
  )
}
