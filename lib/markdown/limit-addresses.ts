import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { searchWork } from './address-work'
import { OverLimitError } from './limit-error'

/** In characters to search. Well-formed addresses are links after parsing, and links aren't searched again. */
const MAX_WORK = 20_000_000

/**
 * A remark plugin that limits how much text is searched for addresses after parsing. Registered after the plugin that
 * adds this search.
 * @throws OverLimitError during parsing, with the offset of the first text above the limit
 */
export function remarkLimitAddresses(this: Processor) {
  const data = this.data() as { fromMarkdownExtensions?: unknown[] }
  data.fromMarkdownExtensions = [{ transforms: [limitAddresses] }, ...(data.fromMarkdownExtensions ?? [])]
}

function limitAddresses(tree: Root): void {
  let work = 0
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP
    if (node.type === 'text') work += searchWork(node.value)
    if (work > MAX_WORK) throw new OverLimitError('addresses', node.position?.start.offset ?? 0)
  })
}
