import rehypeSlug from 'rehype-slug'
import { visit } from 'unist-util-visit'
import { parseHtml } from '../../markdown/parse-html'

const nameHeadings = rehypeSlug()

/** The anchors that a text offers: its headings, named as the page names them. */
export function headingIds(content: string): Set<string> {
  const ids = new Set<string>()
  const tree = parseHtml(content)
  nameHeadings(tree)
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id)
  })
  return ids
}
