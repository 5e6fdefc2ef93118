import 'server-only'
import { siteColours } from '../site/shown-site'
import { shortHash } from '../text/random'
import { line, picture, rect, scaled } from '../covers/draw'
import { FONT_FAMILY, setText } from '../images/lettering'

const SIDE = 64
const CORNER = 15
/** Font size of the letters and their maximum width: within the circle that every system leaves of a tile. */
const SIZE = 40
const WIDTH = 44
const WEIGHT = 700
/** Systems crop a tile that fills its square, so its content is drawn smaller. */
const BLEED_SCALE = 0.82
/** A pair of angle brackets, for a name without a letter that can be drawn. */
const BRACKETS = 'M25 17L11 32L25 47M39 17L53 32L39 47'

type Look = { bleed?: boolean; themed?: boolean }

/** Returns a version of {@link drawInitials}' result without drawing it, so that the drawing library isn't loaded. */
export function initialsVersion(letters: string): string {
  const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()
  return shortHash(JSON.stringify([letters, tile, sign, SIDE, CORNER, SIZE, WIDTH, WEIGHT, BLEED_SCALE]))
}

/**
 * Draws the icon of a site whose owner configured no image for it: initials in the site's font, as outlines, on a tile
 * in the accent colour. Without a drawable letter, it draws a pair of brackets.
 * @param bleed true for a tile without round corners, for systems that cut their own (Apple, Android)
 * @param themed true for colours that follow the system's theme
 * @returns an SVG document, 64 × 64
 */
export async function drawInitials(
  letters: string,
  { bleed = false, themed = false }: Look = {},
): Promise<string> {
  const { 'color-accent-solid': tile, 'color-on-accent': sign } = siteColours()
  const drawn = letters ? await outlineOf(letters, sign.light) : line(BRACKETS, sign.light, 7.5)
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

/** Capitals of Latin-1 and Latin Extended-A, and digits: characters that the site's font is sure to have. */
const DRAWN = /^[0-9A-ZÀ-ÖØ-ÞĀ-ž]$/u

/**
 * Returns the initials of a name: of the given name and of the first surname. The first surname is the second of two or
 * three names, and the last but one of more (two given names, two surnames).
 * @returns one or two capitals; an empty string for a name without a letter that the site's font has
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/)
  // Particles are written in small letters: María de la O.
  const names = words.filter((word) => /^\P{L}*[\p{Lu}\p{N}]/u.test(word))
  const letters = (names.length > 0 ? names : words).map(initialOf).filter(Boolean)
  const [first = ''] = letters
  return letters.length > 1 ? first + (letters[Math.max(1, letters.length - 2)] ?? '') : first
}

/** The first letter of a word that can be drawn, without its accent if the font lacks the accented letter. */
function initialOf(word: string): string {
  for (const sign of word) {
    const [capital = ''] = sign.toUpperCase()
    const [plain = ''] = capital.normalize('NFD')
    if (DRAWN.test(capital)) return capital
    if (DRAWN.test(plain)) return plain
  }
  return ''
}
