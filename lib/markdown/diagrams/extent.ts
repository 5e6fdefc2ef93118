import type { Element, Properties } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

export type Size = { width: number; height: number }
type Point = [x: number, y: number]

/** Room between a shape and the edge of the picture, in pixels. */
export const EDGE = 12

/**
 * The size of a drawing in which all of its shapes fit. The library's own is too small where a label moves the boxes behind
 * it, whose last one would be cut off.
 * @param own the size that the drawing has
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

/** The points of a shape that lie farthest to the right and below. */
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
