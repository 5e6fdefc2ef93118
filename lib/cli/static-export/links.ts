import { withoutBase } from '../../site/base-path'
import { parseUrl } from '../../text/parse-url'
import { addressesIn } from './page-addresses'

/**
 * How links are found. In texts other than pages and manifests only absolute URLs count, since a quoted
 * path may be an article's code.
 */
export type LinkingKind = 'page' | 'manifest' | 'text'

/**
 * Returns the addresses of this site in a file, as path and query.
 * @param text a page, a manifest, or else a feed, a sitemap or Markdown
 * @param origin the site's own origin, in absolute URLs
 * @param base the file's path
 */
export function linksIn(
  text: string,
  { kind, origin, base }: { kind: LinkingKind; origin: string; base: string },
): string[] {
  const found = [...absoluteIn(text, origin), ...NAMED[kind](text)]
  const own = found.flatMap((address) => {
    const url = parseUrl(address, origin + base)
    return url?.origin === origin ? [withoutBase(url.pathname) + url.search] : []
  })
  return [...new Set(own)]
}

function absoluteIn(text: string, origin: string): string[] {
  const unescaped = text.replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return unescaped
    .split(origin)
    .slice(1)
    .flatMap((rest) => {
      // Brackets round an address are no part of it; those of a file's name are: (…/foto(1).jpg).
      const tail = /^(?:\/(?:[^\s"'<>\\()\]]|\([^\s"'<>\\()\]]*\))*)?/.exec(rest)?.[0] ?? ''
      return /^[\w.:-]/.test(rest) ? [] : [origin + tail]
    })
}

const NAMED = { page: addressesIn, manifest: quotedIn, text: () => [] } satisfies Record<
  LinkingKind,
  (text: string) => string[]
>

/** Returns the quoted paths in a manifest. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/"(\/[^"\\\s]+)"/g)].map(([, address = '']) => address)
}
