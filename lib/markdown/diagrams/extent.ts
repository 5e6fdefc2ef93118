import type { Element, Properties } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

export type Size = { width: number; height: number }
type Point = [x: number, y: number]

/** Space between a shape and the edge of the image, in pixels. */
export const EDGE = 12

/**
 * Returns a size in which all shapes of a drawing fit. The library's own size is too small where a label moves the
 * boxes after it: the last box would be cut off.
 * @param own the size that the library gives
 */
export function sizeWithin(root: Element, own: Size): Size {
  let { width, height } = own
  visit(root, 'element', (node) => {
    if (node.tagName === 'defs' || node.properties.transform !== undefined) return SKIP
    for (const [x, y] of cornersOf(node)) {
      width = Math.max(width, x + EDGE)
      height = Math.max(height, y + EDGE)
    }
  })
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

/** The points of a shape that can lie farthest to the right or to the bottom. */
function cornersOf({ tagName, properties }: Element): Point[] {
  const of = (name: keyof Properties) => Number(properties[name] ?? 0) || 0
  switch (tagName) {
    case 'rect':
      return [[of('x') + of('width'), of('y') + of('height')]]
    case 'circle':
      return [[of('cx') + of('r'), of('cy') + of('r')]]
    case 'ellipse':
      return [[of('cx') + of('rx'), of('cy') + of('ry')]]
    case 'line':
      return [
        [of('x1'), of('y1')],
        [of('x2'), of('y2')],
      ]
    case 'polygon':
    case 'polyline':
      return pointsOf(String(properties.points ?? ''))
    default:
      return []
  }
}

function pointsOf(text: string): Point[] {
  const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []))
}
