import { withoutBase } from '../../site/base-path'
import { parseUrl } from '../../text/parse-url'
import { addressesIn } from './page-addresses'

/**
 * Returns the addresses of this site in a file, as path and query. In others than pages and manifests only absolute URLs
 * count, since a quoted path may be an article's code.
 * @param type the file's content type
 * @param origin the site's own origin, in absolute URLs
 * @param base the file's path
 */
export function linksIn(
  text: string,
  { type, origin, base }: { type: string; origin: string; base: string },
): string[] {
  const found = absoluteIn(text, origin)
  if (type.startsWith('text/html')) found.push(...addressesIn(text))
  if (type.startsWith('application/manifest+json')) found.push(...quotedIn(text))
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

/** Returns the quoted paths in a manifest. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/"(\/[^"\\\s]+)"/g)].map(([, address = '']) => address)
}
