import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { textOf } from './text-of'

/** A section of a text: where it is and what it is called. */
export type Section = { id: string; title: string }

/** Collects the sections of a text into `sections` while it is rendered; needs the headings' ids, and goes last. */
export function rehypeOutline({ sections, level }: { sections: Section[]; level: 2 | 3 }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, _index, parent) => {
      const { id } = node.properties
      if (node.tagName !== `h${level}` || typeof id !== 'string' || parent !== tree) return
      sections.push({ id, title: textOf(node).trim() })
    })
  }
}
