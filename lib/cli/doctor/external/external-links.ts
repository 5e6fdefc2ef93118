import { parseUrl } from '../../../text/parse-url'
import type { Page } from '../crawl'

/**
 * A URL on another site.
 * @param pages the paths that link to it
 */
export type ExternalLink = { address: string; pages: string[] }

/**
 * Collects every external URL that the pages link to, without its fragment.
 * @param origin the site's public origin
 */
export function externalLinks(pages: Page[], origin: string): ExternalLink[] {
  const found = new Map<string, string[]>()
  for (const { path, facts } of pages)
    for (const href of facts?.anchors ?? []) {
      const url = parseUrl(href, origin + path)
      if (!url || !/^https?:$/.test(url.protocol) || url.origin === origin) continue
      url.hash = ''
      const known = found.get(url.href) ?? []
      if (!known.includes(path)) found.set(url.href, [...known, path])
    }
  return [...found].map(([address, linking]) => ({ address, pages: linking }))
}
