import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit, textOf } from './tree'
import { isFootnoteLink, slugOf } from './ids'
import { isSafeLink } from './sanitise'

/** The id of the words that describe links to a new tab. No heading has this id: theirs have no dots. */
export const NEW_TAB_ID = 'nueva.pestana'

/** The file of an article, as an editor or a site generator names it in a link from another one. */
const ARTICLE_FILE = /^(?![a-z][a-z\d+.-]*:|\/)((?:[^?#]*\/)?)([^/?#]+?)(\.en)?\.md(#[^?]*)?$/i
const DATED = /^\d{4}-\d{2}-\d{2}-/

/**
 * A rehype plugin that leads links to the Markdown file of another article, `otro-articulo.md#seccion`, to its page.
 * Links to a Markdown address of the site, which begin with a slash, stay.
 */
export function rehypeArticleLinks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'a' && typeof properties.href === 'string')
        properties.href = pageOfFile(properties.href)
    })
  }
}

/** The address of the page that a text's file is shown at; any other address unchanged. */
export function pageOfFile(href: string): string {
  const [, folder = '', file = '', english = '', section = ''] = ARTICLE_FILE.exec(href) ?? []
  if (!file || /(?:^|\/)projects\/$/.test(folder)) return href
  if (/(?:^|\/)pages\/$/.test(folder)) return `${english && '/en'}/${file}${section}`
  const name = file === 'index' ? (folder.replace(/\/$/, '').split('/').at(-1) ?? '') : file
  const slug = name.replace(DATED, '')
  return /^\.*$/.test(slug) ? href : `${english && '/en'}/article/${slug}${section}`
}

/** Where a link between notes leads, and the title of what is there. */
type WikiTarget = { href: string; title: string }
/** Where the links between the notes of a text lead; a link that isn't found stays as it is written. */
export type WikiTargets = Record<string, WikiTarget>

/** Returns the names of the notes that a text links to. */
export function wikiNames(tree: Root): string[] {
  const names = new Set<string>()
  visit(tree, 'element', ({ properties: { dataWiki } }) => {
    if (typeof dataWiki === 'string') names.add(dataWiki)
  })
  return [...names]
}

/** A rehype plugin that leads links between notes, `[[note#section|words]]`, to the pages of the notes. */
export function rehypeWikiLinks({ targets }: { targets: WikiTargets }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const { dataWiki, dataSection } = node.properties
      if (typeof dataWiki !== 'string' || index === undefined || !parent) return
      const section = typeof dataSection === 'string' ? dataSection : ''
      const target = Object.hasOwn(targets, dataWiki) ? targets[dataWiki] : undefined
      parent.children[index] = target
        ? linkTo(node, target, section)
        : textOf(asWritten(node, dataWiki, section))
    })
  }
}

function linkTo(node: Element, { href, title }: WikiTarget, section: string): Element {
  const children: ElementContent[] = node.children.length > 0 ? node.children : [textOf(title)]
  return { ...node, properties: { href: href + (section && `#${slugOf(section)}`) }, children }
}

/** The source of a link between notes. */
export function asWritten(node: Element, name: string, section: string): string {
  const words = toString(node)
  return `[[${name}${section && `#${section}`}${words && `|${words}`}]]`
}

/**
 * Link rules of SPEC §5: links open in a new tab with noopener and noreferrer, and say so; a link with a disallowed
 * scheme is disabled. Links within the page stay in its tab, and an anchor without an address is the target of one.
 */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { href, id } = node.properties
      if (node.tagName !== 'a' || isFootnoteLink(node.properties)) return
      if (typeof href === 'string' && href.startsWith('#')) return
      if (typeof href === 'string' && isSafeLink(href))
        Object.assign(node.properties, {
          target: '_blank',
          rel: ['noopener', 'noreferrer'],
          ariaDescribedBy: [NEW_TAB_ID],
        })
      else if (id === undefined) node.properties = { role: 'link', ariaDisabled: 'true' }
    })
  }
}
