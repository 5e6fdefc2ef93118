import type { Element, Root } from 'hast'
import GithubSlugger, { slug } from 'github-slugger'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { elementOf, visit } from './tree'
import { decodeSegment } from '../site/routes'
import { ID_PREFIX } from './sanitise'

/**
 * Ids that headings must not have: those of the page around the article, and globals that scripts look up on
 * `window`, where an element with that id would shadow them. Ids starting with two underscores are reserved for Next.
 */
export const RESERVED_IDS = ['contenido', 'menu', 'conversacion', 'relacionados', 'secciones', 'gtag', 'next']

/** Signs that nobody sees, such as the one that makes a picture of a heart. */
const INVISIBLE = /[\p{Cf}\u{fe00}-\u{fe0f}]/gu

const FOOTNOTE_LABEL = `${ID_PREFIX}footnote-label`

/** Shifts headings down one level (SPEC §5), as the page's title is the h1. The label of footnotes stays an h2. */
export function rehypeShiftHeadings() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const level = /^h([1-5])$/.exec(node.tagName)?.[1]
      if (level && node.properties.id !== FOOTNOTE_LABEL) node.tagName = `h${Number(level) + 1}`
    })
  }
}

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

/** Returns the id that GitHub gives to a heading. */
export function slugOf(title: string): string {
  return slug(title.trim().replace(INVISIBLE, ''))
}

/** The id of each heading; `renamed` maps the id its text would give to the one used, where that was taken. */
type HeadingIds = { ids: Map<Element, string>; renamed: Map<string, string> }

/**
 * Assigns ids to the headings of a parsed text by GitHub's rules, without collisions with ids of the page.
 * @param section the word for a heading whose text has neither letters nor digits
 */
export function headingIds(tree: Root, section = 'sección'): HeadingIds {
  const ids = new Map<Element, string>()
  const renamed = new Map<string, string>()
  const asWritten = new GithubSlugger()
  const onPage = new GithubSlugger()
  for (const id of [...RESERVED_IDS, ...idsOf(tree)]) onPage.occurrences[id] = 0
  visit(tree, 'element', (node) => {
    if (!headingRank(node)) return
    const { id } = node.properties
    if (typeof id === 'string') return void ids.set(node, id)
    const title = toString(node).replace(INVISIBLE, '')
    const wanted = asWritten.slug(title)
    const given = onPage.slug(usable(title, section))
    ids.set(node, given)
    if (given !== wanted && !renamed.has(wanted)) renamed.set(wanted, given)
  })
  return { ids, renamed }
}

function usable(title: string, section: string): string {
  const id = slug(title)
  if (!/[\p{L}\p{N}]/u.test(id)) return section
  return id.startsWith('__') ? id.replace(/^_+/, '') : title
}

/** Sets the ids of headings, and leads links within the text to the ids that their targets have on the page. */
export function rehypeHeadingIds({ section }: { section: string }) {
  return (tree: Root) => {
    const { ids, renamed } = headingIds(tree, section)
    for (const [heading, id] of ids) heading.properties.id = id
    const known = new Set(idsOf(tree))
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href } = properties
      if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#') || isFootnoteLink(properties))
        return
      const written = decodeSegment(href.slice(1)) ?? href.slice(1)
      const candidates = [renamed.get(written), written, ID_PREFIX + written, slugOf(written)]
      const target = candidates.find((one) => one !== undefined && known.has(one))
      if (target && target !== written) properties.href = `#${target}`
    })
  }
}

export function isFootnoteLink(properties: Element['properties']): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
}

/** A rehype plugin that turns each heading into a link to itself; requires the headings' ids. */
export function rehypeHeadingLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName) || !node.properties.id) return
      let hasLink = false
      visit(node, 'element', ({ tagName }) => {
        hasLink ||= tagName === 'a'
      })
      if (hasLink || node.children.length === 0) return
      const properties = { href: `#${String(node.properties.id)}`, dataHeading: true }
      node.children = [elementOf('a', properties, node.children)]
    })
  }
}

function idsOf(tree: Root): string[] {
  const found: string[] = []
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') found.push(properties.id)
  })
  return found
}
