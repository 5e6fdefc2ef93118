import 'server-only'
import { siteColours } from '../../site/site-colours'
import { shortHash } from '../../text/hash'
import { mark } from '../covers/mark'
import { picture, rect, scaled } from '../covers/draw'
import { FONT_FAMILY, setText } from '../lettering'

const SIDE = 64
const CORNER = 15
/** Font size of the letters and their maximum width: within the circle that every system leaves of a tile. */
const SIZE = 40
const WIDTH = 44
const WEIGHT = 700
/** Systems crop a tile that fills its square, so its content is drawn smaller. */
const BLEED_SCALE = 0.82

type Look = { bleed?: boolean; themed?: boolean }

/** Returns a version of {@link drawInitials}' result without drawing it, so that the drawing library isn't loaded. */
export function initialsVersion(letters: string): string {
  const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()
  return shortHash(JSON.stringify([letters, tile, sign, SIDE, CORNER, SIZE, WIDTH, WEIGHT, BLEED_SCALE]))
}

/**
 * Draws the icon of a site whose owner configured no image for it: initials in the site's font, as outlines, on a tile
 * in the accent colour. Without a drawable letter, it draws the site's mark.
 * @param bleed true for a tile without round corners, for systems that cut their own (Apple, Android)
 * @param themed true for colours that follow the system's theme
 * @returns an SVG document, 64 × 64
 */
export async function drawInitials(
  letters: string,
  { bleed = false, themed = false }: Look = {},
): Promise<string> {
  const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()
  const drawn = letters
    ? await outlineOf(letters, sign.light)
    : mark({ bracket: sign.light, light: sign.light, dark: sign.light })
  const scale = bleed ? BLEED_SCALE : 1
  const inset = (SIDE * (1 - scale)) / 2
  const style = themed
    ? `<style>@media (prefers-color-scheme:dark){rect{fill:${tile.dark}}path{fill:${sign.dark}}}</style>`
    : ''
  return picture(
    { width: SIDE, height: SIDE },
    style + rect(0, 0, SIDE, SIDE, tile.light, bleed ? 0 : CORNER) + scaled(inset, inset, scale, drawn),
  )
}

/** One or two letters, centred on the tile, as wide as there is room. */
async function outlineOf(letters: string, color: string): Promise<string> {
  const square = { width: SIDE, height: SIDE }
  const centred = { ...square, display: 'flex', alignItems: 'center', justifyContent: 'center' } as const
  let width = 0
  const set = (fontSize: number) =>
    setText(
      <div style={{ ...centred, fontFamily: FONT_FAMILY, fontWeight: WEIGHT, fontSize, color }}>
        <span>{letters}</span>
      </div>,
      letters,
      { ...square, onNodeDetected: (node) => void (width = node.type === 'span' ? node.width : width) },
    )
  const whole = await set(SIZE)
  return width <= WIDTH ? whole : set((SIZE * WIDTH) / width)
}
