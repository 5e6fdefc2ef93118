import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { headingIds } from './ids'
import { parseText } from './parse-text'

/** A section of a text: where it is and what it is called. */
export type Section = { id: string; title: string }

/** The sections of a text: its top headings, outside of quotes and the like. */
export function sectionsOf(content: string): Section[] {
  const { tree } = parseText(content)
  return [...headingIds(tree).ids].flatMap(([heading, id]) =>
    heading.tagName === 'h2' && (tree as Root).children.includes(heading)
      ? [{ id, title: toString(heading).trim() }]
      : [],
  )
}
