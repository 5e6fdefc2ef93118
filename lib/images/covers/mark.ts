import { clip, line, shape } from './draw'
import { PAPER, SAGE, SAGE_PALE } from './palette'

const LEAF = 'M34 51V32C34 20 42 13 54 13V32C54 44 46 51 34 51Z'

/** The site's mark in a 64 × 64 box: an angle bracket closed by a leaf. */
export function mark({
  bracket = PAPER,
  light = SAGE_PALE,
  dark = SAGE,
}: { bracket?: string; light?: string; dark?: string } = {}): string {
  const shade = clip(LEAF, shape('M34 51L54 13H64V64H34Z', dark))
  return line('M25 17L11 32L25 47', bracket, 7.5) + shape(LEAF, light) + shade
}
