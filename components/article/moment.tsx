import { formatDate, toMadridIso } from '@/lib/text/date'

/** A date as the article gave it, readable for people and, with Madrid's offset, for machines. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={toMadridIso(at)}>{formatDate(at)}</time>
}
