import type { Element, Root } from 'hast'
import GithubSlugger from 'github-slugger'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { ID_PREFIX } from './sanitize-schema'

/**
 * Ids of the frame around an article, and names that scripts of the page look up in `window`, where an element with
 * such an id would be found. Nor does a heading get a name that begins with two underscores, as Next's own do.
 */
export const RESERVED_IDS = ['contenido', 'menu', 'secciones', 'gtag', 'next']

/** The marks of footnotes lead to ids that the sanitiser has put its prefix before. */
export function rehypeFootnoteLinks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      if (isFootnoteLink(properties) && typeof properties.href === 'string')
        properties.href = properties.href.replace(/^#/, `#${ID_PREFIX}`)
    })
  }
}

/** No id twice: a link to it could lead to one place only. Those of footnotes come before ids of the author's own. */
export function rehypeUniqueIds() {
  return (tree: Root) => {
    const notes = new Map<unknown, Element>()
    visit(tree, 'element', (node) => {
      if (node.properties.dataFootnoteRef !== undefined) notes.set(node.properties.id, node)
      if (node.properties.dataFootnotes === undefined) return
      visit(node, 'element', (inner) => {
        if (/^(?:li|h2)$/.test(inner.tagName) && inner.properties.id) notes.set(inner.properties.id, inner)
      })
    })
    const seen = new Set<unknown>()
    visit(tree, 'element', (node) => {
      const { id } = node.properties
      if (id === undefined) return
      if (seen.has(id) || (notes.has(id) && notes.get(id) !== node)) delete node.properties.id
      else seen.add(id)
    })
  }
}

/** The id of each heading, and where it could not have the one that its text asks for, that one too. */
export type HeadingIds = { ids: Map<Element, string>; renamed: Map<string, string> }

/** Names the headings of a parsed text as GitHub does, apart from the ids that the page has already. */
export function headingIds(tree: Root): HeadingIds {
  const ids = new Map<Element, string>()
  const renamed = new Map<string, string>()
  const asWritten = new GithubSlugger()
  const onPage = new GithubSlugger()
  for (const id of [...RESERVED_IDS, ...idsOf(tree)]) onPage.occurrences[id] = 0
  visit(tree, 'element', (node) => {
    if (!headingRank(node)) return
    const { id } = node.properties
    if (typeof id === 'string') return void ids.set(node, id)
    const title = toString(node)
    const wanted = asWritten.slug(title)
    const given = onPage.slug(wanted.startsWith('__') ? wanted.replace(/^_+/, '') : title)
    ids.set(node, given)
    if (given !== wanted && !renamed.has(wanted)) renamed.set(wanted, given)
  })
  return { ids, renamed }
}

/** Gives the headings their ids; links within the text to a heading that had to be renamed follow it. */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    const { ids, renamed } = headingIds(tree)
    for (const [heading, id] of ids) heading.properties.id = id
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || typeof properties.href !== 'string' || isFootnoteLink(properties)) return
      const target = properties.href.startsWith('#') && renamed.get(decode(properties.href.slice(1)))
      if (target) properties.href = `#${target}`
    })
  }
}

export function isFootnoteLink(properties: Element['properties']): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
}

function idsOf(tree: Root): string[] {
  const found: string[] = []
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') found.push(properties.id)
  })
  return found
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
