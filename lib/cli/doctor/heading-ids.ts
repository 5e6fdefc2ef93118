import { visit } from 'unist-util-visit'
import { headingIds } from '../../markdown/ids'
import { parseText } from '../../markdown/parse-text'

/** Returns the anchors of a text: the ids that the page gives its headings, and the text's own ids. */
export function anchorsOf(content: string): Set<string> {
  const { tree } = parseText(content)
  const { ids, renamed } = headingIds(tree)
  const anchors = new Set([...ids.values(), ...renamed.keys()])
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') anchors.add(properties.id)
  })
  return anchors
}
