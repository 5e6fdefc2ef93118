import type { Language } from '@/lib/site/language'
import { formatDate, toMadridIso } from '@/lib/text/date'

type DateTimeProps = { at: string; language: Language; className?: string }

/** A `<time>` element: shows the article's date as written, with Madrid's UTC offset in `datetime`. */
export function DateTime({ at, language, className }: DateTimeProps) {
  return (
    <time className={className} dateTime={toMadridIso(at)}>
      {formatDate(at, language)}
    </time>
  )
}
