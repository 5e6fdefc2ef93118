import { edited } from './element-places'
import { type PageElement, parsePage } from './page-html'

/**
 * Who wants no motion sees the page at once, and its type with the first paint. For everybody else the page is covered while
 * the type arrives, see components/layout/start-overlay.module.css: it is not to share the line with what the first paint needs.
 */
const UNCOVERED = '(prefers-reduced-motion: reduce)'

/** Announces the site's type to those alone who see the page before it is there. @returns the page unchanged where that is so */
export function limitFontPreloads(html: string): string {
  const links = parsePage(html).elements.filter(isFontPreload)
  return edited(
    html,
    links.map(({ start }) => {
      const at = start + LINK.length
      return { start: at, end: at, text: ` media="${UNCOVERED}"` }
    }),
  )
}

const LINK = '<link'

function isFontPreload({ name, attributes }: PageElement): boolean {
  const isPreload = name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'font'
  return isPreload && !attributes.has('media')
}
