import type { Element } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { readDeferred } from '../../server/deferred-scripts'

/** What other texts than manifests quote may be the code of an article: they name addresses in full. */
export type LinkingKind = 'page' | 'manifest' | 'text'

/**
 * Addresses of this site that a file names, as path and query.
 * @param text a page, a manifest, or else a feed, a sitemap or Markdown
 * @param origin the site's own, in absolute addresses
 * @param base address of the file
 */
export function linksIn(
  text: string,
  { kind, origin, base }: { kind: LinkingKind; origin: string; base: string },
): string[] {
  const found = [...absoluteIn(text, origin), ...NAMED[kind](text)]
  const own = found.flatMap((address) => {
    const url = parse(address, origin + base)
    return url?.origin === origin ? [url.pathname + url.search] : []
  })
  return [...new Set(own)]
}

function absoluteIn(text: string, origin: string): string[] {
  const unescaped = text.replaceAll('\\/', '/').replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  return unescaped
    .split(origin)
    .slice(1)
    .flatMap((rest) => {
      const tail = /^(?:\/[^\s"'<>\\)\]]*)?/.exec(rest)?.[0] ?? ''
      return /^[\w.:-]/.test(rest) ? [] : [origin + tail]
    })
}

const NAMED = { page: namedIn, manifest: quotedIn, text: () => [] } satisfies Record<
  LinkingKind,
  (text: string) => string[]
>

/** Paths in a manifest. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/"(\/[^"\\\s]+)"/g)].map(([, address = '']) => address)
}

/** Its attributes, and the data of its scripts. */
function namedIn(html: string): string[] {
  return [...attributesIn(html), ...[readDeferred(html)?.page ?? []].flat()]
}

function attributesIn(html: string): string[] {
  const found: string[] = []
  visit(unified().use(rehypeParse).parse(html), 'element', (element: Element) => {
    const { href, src, poster, srcSet, imageSrcSet } = element.properties
    found.push(...[href, src, poster].flatMap((one) => (typeof one === 'string' ? [one] : [])))
    for (const set of [srcSet, imageSrcSet].flat())
      found.push(
        ...String(set ?? '')
          .split(',')
          .flatMap((one) => one.trim().split(/\s+/)[0] || []),
      )
  })
  return found
}

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
