import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { headingIds } from './ids'

/** A section of a text: the id and title of its heading. */
export type Section = { id: string; title: string }

/** Returns the sections of a text by its top-level headings; headings inside quotes and other elements don't count. */
export function sectionsOf(tree: Root, section: string): Section[] {
  return [...headingIds(tree, section).ids].flatMap(([heading, id]) =>
    heading.tagName === 'h2' && tree.children.includes(heading)
      ? [{ id, title: toString(heading).trim() }]
      : [],
  )
}
