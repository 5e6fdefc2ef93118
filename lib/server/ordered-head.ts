import { edited } from './element-places'
import { type PageElement, parsePage } from './page-html'

/**
 * Moves the theme-color elements before the title. Next resolves viewport and metadata concurrently, and React writes
 * first what is ready first. In a fixed order, a page with unchanged content has the same bytes, and keeps its ETag.
 * @returns the page unchanged when they already come first, or when there is no title
 */
export function orderHead(html: string): string {
  const inHead = parsePage(html).elements.filter(({ parent }) => parent === 'head')
  const title = inHead.find(({ name }) => name === 'title')
  const late = title ? inHead.filter((element) => isThemeColour(element) && element.start > title.start) : []
  if (!title || late.length === 0) return html
  const text = late.map(({ start, end }) => html.slice(start, end)).join('')
  return edited(html, [
    { start: title.start, end: title.start, text },
    ...late.map(({ start, end }) => ({ start, end, text: '' })),
  ])
}

function isThemeColour({ name, attributes }: PageElement): boolean {
  return name === 'meta' && attributes.get('name') === 'theme-color'
}
