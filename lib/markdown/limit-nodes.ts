import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { createHtmlMeter } from './html-meter'
import { OverLimitError } from './limit-error'

/** What a text may become, each far beyond any article. */
export const LIMITS = {
  /** Nodes of Markdown, and elements that the HTML in a text makes. */
  nodes: 15_000,
  /** Rows are filled up to the width of their table, so few characters can ask for millions of cells. */
  cells: 5_000,
  links: 2_000,
  definitions: 1_000,
  /** Each reference to a footnote is a link down and another one back up. */
  footnotes: 500,
  /** Characters that references repeat: the address of a definition, the name of a footnote. */
  repeated: 100_000,
} as const

type Counts = Partial<Record<keyof typeof LIMITS, number>>

/**
 * A remark plugin that counts what a text is about to become.
 * @throws OverLimitError with the place of the node that is one too many
 */
export function remarkLimitNodes() {
  return (tree: Root) => {
    const sums = new Map<string, number>()
    const meter = createHtmlMeter()
    const repeated = definitionLengths(tree)
    visit(tree, (node, _index, parent) => {
      const offset = node.position?.start.offset ?? 0
      const add = (counts: Counts, at = offset) => {
        for (const [limit, count] of Object.entries(counts)) {
          const sum = (sums.get(limit) ?? 0) + count
          if (sum > LIMITS[limit as keyof typeof LIMITS]) throw new OverLimitError(limit, at)
          sums.set(limit, sum)
        }
      }
      add({ nodes: 1 + meter.open(), ...costs(node, repeated, parent) })
      if (node.type === 'html')
        meter.read(node.value, (elements, index) => add({ nodes: elements }, offset + index))
    })
  }
}

function costs(node: Nodes, repeated: Map<string, number>, parent?: Parents): Counts {
  switch (node.type) {
    case 'tableRow':
      return { cells: parent?.type === 'table' ? (parent.children[0]?.children.length ?? 0) : 0 }
    case 'link':
    case 'image':
      return { links: 1 }
    case 'linkReference':
    case 'imageReference':
      return { links: 1, repeated: repeated.get(node.identifier) ?? 0 }
    case 'definition':
      return { definitions: 1 }
    case 'footnoteReference':
      return { footnotes: 1, repeated: encodeURIComponent(node.identifier.toWellFormed()).length }
    case 'footnoteDefinition':
      return { footnotes: 1 }
    default:
      return {}
  }
}

function definitionLengths(tree: Root): Map<string, number> {
  const lengths = new Map<string, number>()
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0))
  })
  return lengths
}
