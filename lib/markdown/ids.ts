import type { Element, Root } from 'hast'
import GithubSlugger from 'github-slugger'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { ID_PREFIX } from './sanitize-schema'

/**
 * Ids that headings must not have: those of the page around the article, and globals that scripts look up on
 * `window`, where an element with that id would shadow them. Ids starting with two underscores are reserved for Next.
 */
export const RESERVED_IDS = ['contenido', 'menu', 'relacionados', 'secciones', 'serie', 'gtag', 'next']

/** Adds the sanitiser's id prefix to footnote links, whose targets have it already. */
export function rehypeFootnoteLinks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      if (isFootnoteLink(properties) && typeof properties.href === 'string')
        properties.href = properties.href.replace(/^#/, `#${ID_PREFIX}`)
    })
  }
}

/** Removes duplicate ids. Footnotes take precedence over ids from the text, so that their links keep working. */
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

/** The id of each heading; `renamed` maps the id its text would give to the one used, where that was taken. */
type HeadingIds = { ids: Map<Element, string>; renamed: Map<string, string> }

/** Assigns ids to the headings of a parsed text by GitHub's rules, without collisions with ids of the page. */
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

/** Sets the ids of headings, and updates links in the text to headings whose id was changed. */
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
