import 'server-only'
import { siteColours } from '../../config/site-colours'
import { shortHash } from '../../text/hash'
import { mark } from '../covers/mark'
import { num, picture, place, rect, shape } from '../covers/draw'
import { registerType, setStyle } from '../lettering'

const SIDE = 64
const CORNER = 15
/** Font size of the letters and their maximum width: within the circle that every system leaves of a tile. */
const SIZE = 40
const WIDTH = 44
/** Height of a capital in the site's font, relative to the font size. */
const CAPITAL = 0.66
const WEIGHT = 700
/** Systems crop a tile that fills its square, so its content is drawn smaller. */
const BLEED_SCALE = 0.82

type Look = { bleed?: boolean; themed?: boolean }

/** Returns a version of {@link drawInitials}' result without drawing it, so that the drawing library isn't loaded. */
export function initialsVersion(letters: string): string {
  const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()
  return shortHash(
    JSON.stringify([letters, tile, sign, SIDE, CORNER, SIZE, WIDTH, CAPITAL, WEIGHT, BLEED_SCALE]),
  )
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
    ? shape(await outlineOf(letters), sign.light)
    : mark({ bracket: sign.light, light: sign.light, dark: sign.light })
  const scale = bleed ? BLEED_SCALE : 1
  const inset = (SIDE * (1 - scale)) / 2
  const style = themed
    ? `<style>@media (prefers-color-scheme:dark){rect{fill:${tile.dark}}path{fill:${sign.dark}}}</style>`
    : ''
  return picture(
    { width: SIDE, height: SIDE },
    style + rect(0, 0, SIDE, SIDE, tile.light, bleed ? 0 : CORNER) + place(inset, inset, drawn, scale),
  )
}

/** The outline of one or two letters, centred on the tile. */
async function outlineOf(letters: string): Promise<string> {
  const { createCanvas, SvgExportFlag } = await import('@napi-rs/canvas')
  await registerType()
  const canvas = createCanvas(SIDE, SIDE, SvgExportFlag.ConvertTextToPaths)
  const context = canvas.getContext('2d')
  const style = (size: number) => setStyle(context, { size, weight: WEIGHT, colour: '#000000' })
  style(SIZE)
  const size = Math.min(SIZE, (SIZE * WIDTH) / context.measureText(letters).width)
  style(size)
  context.textAlign = 'center'
  context.fillText(letters, SIDE / 2, SIDE / 2 + (size * CAPITAL) / 2)
  const outlines = canvas
    .getContent()
    .toString()
    .matchAll(/ d="([^"]+)"/g)
  return [...outlines]
    .map(([, outline = '']) => outline.replace(/-?\d+\.\d+/g, (n) => num(Number(n))))
    .join('')
}
