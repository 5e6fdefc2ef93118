import rehypeSlug from 'rehype-slug'
import { visit } from 'unist-util-visit'
import { readHtml } from '../markdown/read-html'

const nameHeadings = rehypeSlug()

/** The anchors that a text offers: its headings, named as the page names them. */
export function headingIds(content: string): Set<string> {
  const ids = new Set<string>()
  const tree = readHtml(content)
  nameHeadings(tree)
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id)
  })
  return ids
}
