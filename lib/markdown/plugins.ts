import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isFootnoteLink } from './ids'
import { isSafeLink } from './safe-url'
import { ID_PREFIX } from './sanitize-schema'

const FOOTNOTE_LABEL = `${ID_PREFIX}footnote-label`

/** Headings one level down (SPEC §5): the page's own title is the h1. The label of the footnotes stays an h2. */
export function rehypeShiftHeadings() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const level = /^h([1-5])$/.exec(node.tagName)?.[1]
      if (level && node.properties.id !== FOOTNOTE_LABEL) node.tagName = `h${Number(level) + 1}`
    })
  }
}

/**
 * Links by the rules of SPEC §5: in a new tab, with noopener and noreferrer; a scheme that isn't allowed leaves a
 * link that does nothing. The marks of footnotes belong to the page and stay in it.
 */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a') return
      const { href } = node.properties
      if (isFootnoteLink(node.properties)) return
      if (typeof href === 'string' && isSafeLink(href)) {
        Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      } else {
        node.properties = { role: 'link', ariaDisabled: 'true' }
      }
    })
  }
}

/** A picture as the page asks for it; without its size, in pixels, a frame is kept free for it. */
export type ServedImage = {
  src: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
}

/** Where the n-th picture of a text is served from; null leaves the picture out and shows its description. */
export type ImageAddress = (src: string, index: number) => ServedImage | null

/** Pictures come from this site only, load when they are needed, and never break a page. */
export function rehypeImages({ address }: { address: ImageAddress }) {
  return (tree: Root) => {
    let index = 0
    visit(tree, 'element', (node, position, parent) => {
      if (node.tagName !== 'img' || position === undefined || !parent) return
      const served = typeof node.properties.src === 'string' ? address(node.properties.src, index) : null
      index += 1
      if (served) {
        node.properties = {
          ...served,
          alt: String(node.properties.alt ?? ''),
          loading: 'lazy',
          decoding: 'async',
        }
        return
      }
      parent.children[position] = { type: 'text', value: String(node.properties.alt ?? '') }
      return SKIP
    })
  }
}

/** Wide tables scroll inside a frame of their own, which the keyboard reaches; alignment becomes a data attribute. */
export function rehypeTables({ label }: { label: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, position, parent) => {
      if (node.tagName !== 'table' || position === undefined || !parent) return
      const properties = { dataScroll: true, role: 'region', tabIndex: 0, ariaLabel: label }
      const frame: Element = { type: 'element', tagName: 'div', properties, children: [node] }
      parent.children[position] = frame
      visit(node, 'element', alignCells)
      return [SKIP, position + 1]
    })
  }
}

function alignCells(node: Element): void {
  if (!/^t[hd]$/.test(node.tagName) || !node.properties.align) return
  node.properties.dataAlign = node.properties.align
  delete node.properties.align
}

/** The boxes of task lists get a name that says their state. */
export function rehypeTaskLists({ done, open }: { done: string; open: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'input') return
      node.properties.ariaLabel = node.properties.checked ? done : open
    })
  }
}
