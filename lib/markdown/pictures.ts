import type { Element, ElementContent, Properties, Root } from 'hast'
import { SKIP, visit, elementOf, textOf } from './tree'
import { NEW_TAB_ID } from './links'

/** Width of the text column in pixels; an image that is no wider has no larger version to link to. */
const COLUMN_WIDTH = 640

/** The attributes of an image; `width` and `height`, in pixels, reserve its space. */
export type ServedImage = {
  src: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
}

/**
 * Returns the URLs of the images in a text, as written, in document order; null for an image without one.
 */
export function imageSources(tree: Root): (string | null)[] {
  const sources: (string | null)[] = []
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') sources.push(typeof properties.src === 'string' ? properties.src : null)
  })
  return sources
}

/** A rehype plugin that turns an image with a title, alone in its paragraph, into a figure with a caption. */
export function rehypeFigures() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [image, ...others] = node.tagName === 'p' ? node.children : []
      if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return
      const value = typeof image.properties.title === 'string' ? image.properties.title.trim() : ''
      if (!value) return
      node.tagName = 'figure'
      node.children.push(elementOf('figcaption', {}, [textOf(value)]))
    })
  }
}

/**
 * A rehype plugin that sets where images are served from, loaded lazily, in the size that the author gives; those
 * within a line of text or in a row stay in it. An image that can't be served becomes its alternative text.
 * @param images in document order
 */
export function rehypeImages({ images }: { images: readonly (ServedImage | null)[] }) {
  return (tree: Root) => {
    const inline = inlineImages(tree)
    let index = 0
    visit(tree, 'element', (node, position, parent) => {
      if (node.tagName !== 'img' || position === undefined || !parent) return
      const served = images[index] ?? null
      const alt = String(node.properties.alt ?? '')
      index += 1
      if (!served) {
        parent.children[position] = textOf(alt)
        return SKIP
      }
      const isInline = inline.has(node)
      node.properties = {
        // With a choice of widths, one of unknown size would be as wide as the column.
        ...sized(isInline && served.width === undefined ? { src: served.src } : served, node.properties),
        alt,
        loading: 'lazy',
        decoding: 'async',
        ...(isInline && { dataInline: true }),
        ...(/^(?:left|right)$/.test(String(node.properties.align)) && { dataAlign: node.properties.align }),
      }
      return
    })
  }
}

const LINES = /^(?:p|div|center|td|th|li|h[2-6])$/
const INLINE = /^(?:a|abbr|b|code|del|em|i|img|kbd|mark|s|small|span|strong|sub|sup)$/

/** The images that aren't alone: there are words or other images in their line. */
function inlineImages(tree: Root): Set<Element> {
  const found = new Set<Element>()
  visit(tree, 'element', (line) => {
    if (!LINES.test(line.tagName) || line.properties.dataVideo) return
    const parts = partsOf(line)
    if (parts.length < 2) return
    for (const part of parts) if (part.type === 'element') found.add(part)
  })
  return found
}

/** The images and words of a line, without the blocks that it contains. */
function partsOf({ children }: Element): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() === '' ? [] : [child]
    if (child.type !== 'element' || !INLINE.test(child.tagName)) return []
    return child.tagName === 'img' ? [child] : partsOf(child)
  })
}

/** The size that the author gives, in pixels or per cent of the column; a missing side follows from the proportions. */
function sized(image: ServedImage, written: Properties): Properties {
  const width = sizeOf(written.width)
  const height = sizeOf(written.height)
  if (width === null && height === null) return image
  if (typeof width === 'string') return { ...image, width, height: undefined }
  const ratio = image.width && image.height ? image.width / image.height : null
  const wide =
    width ?? (ratio !== null && typeof height === 'number' ? Math.round(height * ratio) : undefined)
  const high = ratio !== null && wide !== undefined ? Math.round(wide / ratio) : (height ?? undefined)
  return { ...image, width: wide, height: high, ...(image.sizes && wide && { sizes: `${wide}px` }) }
}

function sizeOf(written: Properties[string]): number | `${number}%` | null {
  const [, number, unit] = /^(\d{1,4})(?:\.\d+)?(%|px)?$/.exec(String(written ?? '').trim()) ?? []
  if (!number || number === '0') return null
  return unit === '%' ? `${Number(number)}%` : Number(number)
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
          ariaDescribedBy: [NEW_TAB_ID],
        }
        return elementOf('a', properties, [child])
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

/** Pictures that a text contains as data; shorter ones cost no more than an address. */
const DATA = /data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/]{200,}={0,2}/g
const NAME = /embedded:(\d+)-\d+/g

/**
 * Replaces the pictures that a text contains as data by short names, so that they don't count as text: each is
 * `embedded:` with its number and length.
 */
export function withoutEmbedded(content: string): string {
  let count = 0
  return content.replace(DATA, (data) => {
    count += 1
    return `embedded:${count - 1}-${data.length}`
  })
}

/** Puts the data back where a name stands in text, such as code that shows it. */
export function withEmbedded(text: string, content: string): string {
  if (!text.includes('embedded:')) return text
  const all = content.match(DATA) ?? []
  return text.replace(NAME, (name, index: string) => {
    const data = all[Number(index)]
    return data !== undefined && name === `embedded:${index}-${data.length}` ? data : name
  })
}

/** Returns the bytes of a picture that a text contains as data. @param source its name, or any other address */
export function embeddedPicture(source: string, content: string): Buffer | null {
  const data = withEmbedded(source, content)
  return data !== source && data.startsWith('data:')
    ? Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
    : null
}
