import { place, picture, rect } from './draw'
import { mark } from './mark'
import { VIOLET, VIOLET_DEEP } from './palette'

const VIEW = { width: 64, height: 64 }

/** Lightens the tile where the browser's interface is dark. */
const THEMES = `<style>@media (prefers-color-scheme:dark){rect{fill:${VIOLET}}}</style>`

/**
 * The site's icon: its mark on a violet tile, readable at 16 px.
 * @param bleed true for a tile without round corners, for systems that mask icons themselves (Apple, Android)
 * @param themed true for a tile that follows the system's theme
 * @returns an SVG document, 64 × 64
 */
export function drawFavicon({ bleed = false, themed = false } = {}): string {
  const tile = (themed ? THEMES : '') + rect(0, 0, 64, 64, VIOLET_DEEP, bleed ? 0 : 15)
  return picture(VIEW, tile + (bleed ? place(6.4, 6.4, mark(), 0.8) : mark()))
}
