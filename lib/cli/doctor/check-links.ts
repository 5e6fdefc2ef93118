import { parseUrl } from '../../text/parse-url'
import type { Page } from './crawl'
import type { Finding } from './finding'

/** Hosts reserved for examples (RFC 2606), and the local machine, which visitors' links never mean. */
const PLACEHOLDER = /^(?:(?:www\.)?example\.(?:com|org|net)|localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Reports links that lead nowhere: without a URL, or to an example host. One finding each,
 * with the number of its pages.
 */
export function checkLinks(pages: Page[], origin: string): Finding[] {
  const found = new Map<string, string[]>()
  for (const { path, facts } of pages)
    for (const href of new Set(facts?.hrefs ?? [])) {
      const fault = faultOf(href, origin + path)
      if (fault !== null) found.set(fault, [...(found.get(fault) ?? []), path])
    }
  return [...found].map(([message, paths]) => ({
    severity: message.startsWith('a link without') ? 'error' : 'warning',
    rule: 'empty-link',
    where: paths[0] ?? '/',
    message: paths.length > 1 ? `${message} (on ${paths.length} pages)` : message,
  }))
}

function faultOf(href: string, base: string): string | null {
  if (href.trim() === '' || href.trim() === '#' || /^javascript:/i.test(href.trim()))
    return `a link without an address: href="${href}"`
  const url = parseUrl(href, base)
  if (!url || url.origin === new URL(base).origin || !PLACEHOLDER.test(url.hostname)) return null
  return `the link ${href} is a placeholder; put your own address there`
}
