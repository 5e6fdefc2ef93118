import { site } from '@/content/site'
import { env } from './env'

/** The site's public URL, without a trailing slash. The only source of canonical links and preview URLs. */
export const siteUrl = (env.SITE_URL ?? site.url).replace(/\/+$/, '')

/** An absolute URL on this site. @param path begins with a slash */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`
}
