import type { Language } from '@/lib/site/language'
import { formatDate } from '@/lib/text/date'
import { toMadridIso } from '@/lib/text/madrid-clock'

/** A `<time>` element: shows the article's date as written, with Madrid's UTC offset in `datetime`. */
export function DateTime({ at, language }: { at: string; language: Language }) {
  return <time dateTime={toMadridIso(at)}>{formatDate(at, language)}</time>
}
