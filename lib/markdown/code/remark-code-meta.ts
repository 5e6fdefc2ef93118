import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

const MAX_CHARACTERS = 500

/**
 * A remark plugin that passes on the options after the language of a code block, as an attribute that the sanitiser
 * allows on `code` only.
 */
export function remarkCodeMeta() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      if (node.meta)
        node.data = { ...node.data, hProperties: { dataMeta: node.meta.slice(0, MAX_CHARACTERS) } }
    })
  }
}
