import { owner } from '../site/owner'
import { routes } from '../site/routes'
import { absoluteUrl } from '../site/site-url'

const SIGNALS = { search: 'search', aiInput: 'ai-input', aiTrain: 'ai-train' } as const

/**
 * Creates robots.txt. Crawlers may read all pages: they only see a `noindex` header or tag on pages that they may crawl.
 * What they may do with the texts is said as content signals (https://contentsignals.org).
 */
export function robotsText(given = owner.site.contentSignals): string {
  const signals = Object.entries(SIGNALS).flatMap(([name, signal]) => {
    const value = given[name as keyof typeof SIGNALS]
    return value === null ? [] : [`${signal}=${value ? 'yes' : 'no'}`]
  })
  return [
    'User-Agent: *',
    ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []),
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(routes.sitemap)}`,
    '',
  ].join('\n')
}
