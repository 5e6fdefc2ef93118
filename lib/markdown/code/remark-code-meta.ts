import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

const MAX_CHARACTERS = 500

/** Passes on the words after the language of a code block as an attribute that the sanitiser keeps on code alone. */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      if (node.meta)
        node.data = { ...node.data, hProperties: { dataMeta: node.meta.slice(0, MAX_CHARACTERS) } }
    })
  }
}
