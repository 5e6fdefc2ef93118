import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isFootnoteLink } from './ids'
import { isSafeLink } from './safe-url'
import { ID_PREFIX } from './sanitize-schema'

const FOOTNOTE_LABEL = `${ID_PREFIX}footnote-label`

/** Shifts headings down one level (SPEC §5), as the page's title is the h1. The footnotes' label stays an h2. */
export function rehypeShiftHeadings() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const level = /^h([1-5])$/.exec(node.tagName)?.[1]
      if (level && node.properties.id !== FOOTNOTE_LABEL) node.tagName = `h${Number(level) + 1}`
    })
  }
}

/**
 * Link rules of SPEC §5: links open in a new tab with noopener and noreferrer; a link with a disallowed scheme is
 * disabled. Footnote links are left alone.
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

/** The attributes of an image; `width` and `height`, in pixels, reserve its space. */
export type ServedImage = {
  src: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
}

/** Resolves where the n-th image of a text is served from; null replaces the image by its alternative text. */
export type ImageAddress = (src: string, index: number) => ServedImage | null

/**
 * Rewrites images to URLs of this site, loaded lazily; an image that can't be served becomes its alternative text.
 */
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

/**
 * Wraps tables in a focusable, scrollable region; the alignment of cells becomes a data attribute. Each region has a
 * distinct name: from the second on, with its number.
 */
export function rehypeTables({ label }: { label: string }) {
  return (tree: Root) => {
    let count = 0
    visit(tree, 'element', (node, position, parent) => {
      if (node.tagName !== 'table' || position === undefined || !parent) return
      count += 1
      const ariaLabel = count === 1 ? label : `${label} ${count}`
      const properties = { dataScroll: true, role: 'region', tabIndex: 0, ariaLabel }
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

/** Labels the checkboxes of task lists with their state. */
export function rehypeTaskLists({ done, open }: { done: string; open: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'input') return
      node.properties.ariaLabel = node.properties.checked ? done : open
    })
  }
}
