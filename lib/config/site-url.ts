import { site } from '@/content/site'
import { env } from './env'

/** The site's public address, without a slash at its end. Canonical links and previews come from it alone. */
export const siteUrl = (env.SITE_URL ?? site.url).replace(/\/+$/, '')

/** An absolute address on this site. @param path begins with a slash */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`
}
