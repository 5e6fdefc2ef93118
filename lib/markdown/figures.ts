import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Width of the text column in pixels; an image that is no wider has no larger version to link to. */
const COLUMN_WIDTH = 640

/** A rehype plugin that turns an image with a title, alone in its paragraph, into a figure with a caption. */
export function rehypeFigures() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [image, ...others] = node.tagName === 'p' ? node.children : []
      if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return
      const value = typeof image.properties.title === 'string' ? image.properties.title.trim() : ''
      if (!value) return
      node.tagName = 'figure'
      node.children.push(elementOf('figcaption', value))
    })
  }
}

/**
 * A rehype plugin that links a standalone image, alone in its paragraph or in a figure, to its largest version. Runs
 * after the plugin that sets the URLs of images.
 */
export function rehypeLargePictures({ label }: { label: (description: string) => string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'figure' && !isOnlyPicture(node)) return
      node.children = node.children.map((child) => {
        const href = child.type === 'element' && child.tagName === 'img' ? largestOf(child) : null
        if (child.type !== 'element' || href === null) return child
        const properties = {
          href,
          target: '_blank',
          rel: ['noopener', 'noreferrer'],
          dataLarge: true,
          ariaLabel: label(String(child.properties.alt)),
        }
        return { type: 'element', tagName: 'a', properties, children: [child] }
      })
    })
  }
}

function isOnlyPicture({ tagName, children: [only, ...others] }: Element): boolean {
  return tagName === 'p' && others.length === 0 && only?.type === 'element' && only.tagName === 'img'
}

/** The URL of an image's largest version; null for an image without alternative text, or without a larger version. */
function largestOf({ properties: { src, srcSet, width, alt } }: Element): string | null {
  if (!alt || typeof src !== 'string') return null
  const isVector = srcSet === undefined
  if (!isVector && typeof width === 'number' && width <= COLUMN_WIDTH) return null
  const widest = typeof srcSet === 'string' ? srcSet.split(', ').at(-1)?.split(' ')[0] : undefined
  return widest ?? src
}

function elementOf(tagName: string, value: string): Element {
  return { type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] }
}
