import { readSlug } from './parse'
import { decodeSegment } from '../site/read-path'

/**
 * Returns the slugs that a route parameter may represent, the likelier one first. Next passes parameters
 * percent-encoded to pages, and decoded to `generateMetadata` and route handlers; a slug that contains a percent sign
 * is ambiguous.
 * @param form the form in which the parameter is expected
 */
export function slugsOfParam(param: string, form: 'encoded' | 'decoded'): string[] {
  const decoded = decodeSegment(param)
  const readings = form === 'encoded' ? [decoded, param] : [param, decoded]
  return [...new Set(readings.map(readSlug))].filter((slug) => slug !== null)
}

/** Returns the first result for the slugs that a route parameter may represent; null when none has a result. */
export async function findByParam<Found>(
  param: string,
  form: 'encoded' | 'decoded',
  find: (slug: string) => Promise<Found | null>,
): Promise<Found | null> {
  for (const slug of slugsOfParam(param, form)) {
    const found = await find(slug)
    if (found) return found
  }
  return null
}
