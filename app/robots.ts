import type { MetadataRoute } from 'next'
import { owner } from '@/lib/site/owner'
import { routes } from '@/lib/site/routes'
import { absoluteUrl } from '@/lib/site/site-url'

export const revalidate = 300

const SIGNALS = { search: 'search', aiInput: 'ai-input', aiTrain: 'ai-train' } as const

/**
 * The file robots.txt. Crawlers may read all pages: they only see a `noindex` header or tag on pages that they may crawl.
 * What they may do with the texts is said as content signals (https://contentsignals.org).
 */
export default function robots(): MetadataRoute.Robots {
  const given = owner.site.contentSignals
  const signals = Object.entries(SIGNALS).flatMap(([name, signal]) => {
    const value = given[name as keyof typeof SIGNALS]
    return value === null ? [] : [`${signal}=${value ? 'yes' : 'no'}`]
  })
  const other = signals.length > 0 ? { 'Content-Signal': signals.join(', ') } : undefined
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/', other },
    sitemap: absoluteUrl(routes.sitemap),
  }
}
