import 'server-only'
import type { ColourToken } from '../../config/colour-pairs'
import { siteColours } from '../../config/site-colours'
import { drawSiteIcon } from '../../images/icons/site-icon'
import { breakLines, drawable, registerType, setStyle, type Style } from '../../images/lettering'
import { pixelsOf } from '../../images/canvas-pixels'
import { decodeImage, MAX_OWN_PIXELS } from '../../images/convert'
import { rasterFormat } from '../../images/image-format'
import { encodePreview } from '../../images/preview-jpeg'

/** Content of a preview card. All of it is trusted: it comes from the site's content and copy, never from a request. */
export type Card = { title: string; label: string; foot: string; picture: Buffer }

const WIDTH = 1200
const HEIGHT = 630
const PICTURE_WIDTH = 420
const EDGE = 72
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - 2 * EDGE
const TITLE = { top: 150, bottom: 500, largest: 84, smallest: 34, step: 5, leading: 1.12 }

const MARK_SIZE = 56
/** The label is to the right of the mark. */
const LABEL_INDENT = MARK_SIZE + 20
const LABEL = { size: 28, weight: 650, colour: 'color-accent' } as const
const FOOT = { size: 27, weight: 450, colour: 'color-text-muted' } as const
/** Only two lines of the footer fit below the title. */
const FOOT_LINES = { most: 2, height: 34 }

/**
 * Renders a preview card: label, title and footer in the site's font, and an image at the right edge.
 * @param card `picture` is an SVG document or a photograph, of any proportion
 * @returns a JPEG, 1200 × 630, under 200 kB
 */
export async function drawCard({ title, label, foot, picture }: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // Keeps the subject of a photograph in view; that of a drawing is in the middle.
  const position = rasterFormat(picture) ? 'attention' : 'centre'
  const art = await (
    await decodeImage(picture, MAX_OWN_PIXELS)
  )
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover', position })
    .png()
    .toBuffer()
  const mark = await drawSiteIcon({ size: MARK_SIZE })
  const paper = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: siteColours()['color-paper'].light },
  }).composite([
    { input: art, left: WIDTH - PICTURE_WIDTH, top: 0 },
    { input: mark, left: EDGE, top: EDGE - 8 },
    { ...(await letters(title, label, foot)), left: 0, top: 0 },
  ])
  return encodePreview(paper)
}

async function letters(title: string, label: string, foot: string) {
  const { createCanvas } = await import('@napi-rs/canvas')
  await registerType()
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  setStyle(context, inLight(LABEL))
  const [labelLine = ''] = shortened(label, TEXT_WIDTH - LABEL_INDENT, 1)
  context.fillText(labelLine, EDGE + LABEL_INDENT, EDGE + 30)
  const { size, lines } = fit(drawable(title))
  setStyle(context, titleStyle(size))
  const height = lines.length * size * TITLE.leading
  const top = TITLE.top + (TITLE.bottom - TITLE.top - height) / 2 + size * 0.82
  lines.forEach((line, index) => context.fillText(line, EDGE, top + index * size * TITLE.leading))
  setStyle(context, inLight(FOOT))
  const footLines = shortened(foot, TEXT_WIDTH, FOOT_LINES.most)
  const footTop = HEIGHT - EDGE - (footLines.length - 1) * FOOT_LINES.height
  footLines.forEach((line, index) => context.fillText(line, EDGE, footTop + index * FOOT_LINES.height))
  return pixelsOf(canvas)

  /** Breaks a text into at most `most` lines; a longer one is cut after a word, with an ellipsis. */
  function shortened(text: string, width: number, most: number): string[] {
    const lines = breakLines(context, drawable(text), width)
    if (lines.length <= most) return lines
    const withEllipsis = (line: string) => `${line.replace(/[\s\p{P}]+$/u, '')}…`
    let last = lines[most - 1] ?? ''
    while (context.measureText(withEllipsis(last)).width > width)
      last = last.includes(' ') ? last.replace(/ [^ ]*$/, '') : last.slice(0, -1)
    return [...lines.slice(0, most - 1), withEllipsis(last)]
  }

  /** Finds the largest font size at which the title fits; at the smallest size the title is cut with an ellipsis. */
  function fit(text: string): { size: number; lines: string[] } {
    const room = TITLE.bottom - TITLE.top
    for (let size = TITLE.largest; ; size -= TITLE.step) {
      setStyle(context, titleStyle(size))
      const set = breakLines(context, text, TEXT_WIDTH)
      const whole = set.length * size * TITLE.leading <= room && set.join(' ') === text
      if (whole) return { size, lines: set }
      if (size - TITLE.step < TITLE.smallest)
        return { size, lines: cut(set, Math.floor(room / (size * TITLE.leading))) }
    }
  }
}

function titleStyle(size: number): Style {
  return inLight({ size, weight: 750, colour: 'color-text' })
}

function inLight({ colour, ...style }: Omit<Style, 'colour'> & { colour: ColourToken }): Style {
  return { ...style, colour: siteColours()[colour].light }
}

function cut(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').replace(/.$/u, '')}…`]
}
