import type { Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { createHtmlMeter } from './html-meter'
import { type Limit, OverLimitError } from './limit-error'

/** Limits of what a text may produce, each far above any real article. */
export const LIMITS = {
  /** Markdown nodes, and elements produced by HTML in the text. */
  nodes: 15_000,
  /** Table cells: short rows are padded to the width of the table, so few characters can produce millions. */
  cells: 5_000,
  links: 2_000,
  definitions: 1_000,
  /** Footnote references, each of which produces a link and a back link; and definitions without a reference. */
  footnotes: 500,
  /** Characters repeated by references: URLs of link definitions, names of footnotes. */
  repeated: 100_000,
} as const satisfies Partial<Record<Limit, number>>

type Counts = Partial<Record<keyof typeof LIMITS, number>>

/**
 * A remark plugin that limits what a text produces in later steps.
 * @throws OverLimitError with the offset of the first node above a limit
 */
export function remarkLimitNodes() {
  return (tree: Root) => {
    const sums = new Map<string, number>()
    const meter = createHtmlMeter()
    const repeated = definitionLengths(tree)
    const referred = namesOfNotes(tree)
    visit(tree, (node, _index, parent) => {
      const offset = node.position?.start.offset ?? 0
      const add = (counts: Counts, at = offset) => {
        for (const [limit, count] of Object.entries(counts) as [keyof typeof LIMITS, number][]) {
          const sum = (sums.get(limit) ?? 0) + count
          if (sum > LIMITS[limit]) throw new OverLimitError(limit, at)
          sums.set(limit, sum)
        }
      }
      add({ nodes: 1 + meter.open(), ...costs(node, { repeated, referred, parent }) })
      if (node.type === 'html')
        meter.read(node.value, (elements, index) => add({ nodes: elements }, offset + index))
    })
  }
}

type Around = { repeated: Map<string, number>; referred: Set<string>; parent: Parents | undefined }

function costs(node: Nodes, { repeated, referred, parent }: Around): Counts {
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
      return { footnotes: referred.has(node.identifier) ? 0 : 1 }
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

function namesOfNotes(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => {
    names.add(identifier)
  })
  return names
}
