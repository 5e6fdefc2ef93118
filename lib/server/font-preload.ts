import { edited } from './element-places'
import { type PageElement, parsePage } from './page-html'

/**
 * Visitors who prefer reduced motion see the page, with its web font, from the first paint. For all others an overlay
 * covers the page while the font loads, see components/layout/start-overlay.module.css. For them the font must not
 * compete for bandwidth with resources that the first paint needs.
 */
const UNCOVERED = '(prefers-reduced-motion: reduce)'

/**
 * Limits font preloads to visitors who see the page uncovered from the start.
 * @returns the page unchanged when its preloads are already limited
 */
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
