import type { Language } from '@/lib/config/language'
import { formatDate } from '@/lib/text/date'
import { toMadridIso } from '@/lib/text/madrid-clock'

/** A `<time>` element: the date as the article states it, and the same with Madrid's UTC offset in `datetime`. */
export function DateTime({ at, language }: { at: string; language: Language }) {
  return <time dateTime={toMadridIso(at)}>{formatDate(at, language)}</time>
}
