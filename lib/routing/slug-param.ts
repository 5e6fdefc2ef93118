import { readSlug } from '../portfolio/parse'
import { decodeSegment } from './routes'

/**
 * The slugs that a route parameter may stand for, the likelier one first. The framework hands it to a page as it stands in
 * the address, and to `generateMetadata` and route handlers decoded: a slug with a percent sign reads differently.
 * @param form how the parameter is expected to come
 */
export function slugsOfParam(param: string, form: 'encoded' | 'decoded'): string[] {
  const decoded = decodeSegment(param)
  const readings = form === 'encoded' ? [decoded, param] : [param, decoded]
  return [...new Set(readings.map(readSlug))].filter((slug) => slug !== null)
}
