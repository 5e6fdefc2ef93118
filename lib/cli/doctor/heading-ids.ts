import { visit } from 'unist-util-visit'
import { headingIds } from '../../markdown/ids'
import { parseText } from '../../markdown/parse-text'

/** The anchors that a text offers: its headings, named as the page names them, and ids of its own. */
export function anchorsOf(content: string): Set<string> {
  const { tree } = parseText(content)
  const { ids, renamed } = headingIds(tree)
  const anchors = new Set([...ids.values(), ...renamed.keys()])
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') anchors.add(properties.id)
  })
  return anchors
}
