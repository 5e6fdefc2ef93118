import 'server-only'
import { siteColours } from '../site/shown-site'
import { decodeImage, encodePreview } from '../images/convert'
import { drawCover } from '../covers/cover'
import { drawSiteIcon } from '../icons/site-icon'
import { MAX_OWN_PIXELS, rasterFormat } from '../images/image-format'
import { FONT_FAMILY, setText, unwritable, writable } from '../images/lettering'
import { readOwnPicture } from '../images/own-file'
import type { Card, CardTexts } from './previews'

const WIDTH = 1200
const HEIGHT = 630
const PICTURE_WIDTH = 420
const EDGE = 72
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - 2 * EDGE
const MARK_SIZE = 56
const TITLE = { height: 340, largest: 84, smallest: 34, step: 6, leading: 1.12 }
/** Width of a letter, relative to its size: a long word is made smaller before it is broken. */
const LETTER = 0.6

/**
 * Renders a preview card: label, title and footer in the site's font, and a picture at the right edge.
 * @returns a JPEG, 1200 × 630, under 200 kB
 */
export async function drawCard({ cover, own, ...texts }: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = (own ? await readOwnPicture(own) : null) ?? Buffer.from(drawCover(cover))
  const decoded = await decodeImage(picture, MAX_OWN_PIXELS)
  // Keeps the subject of a photograph in view; that of a drawing is in the middle.
  const position = rasterFormat(picture) ? 'attention' : 'centre'
  const art = decoded.resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover', position })
  const background = siteColours()['color-paper'].light
  const paper = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
  return encodePreview(
    paper.composite([
      { input: await art.png().toBuffer(), left: WIDTH - PICTURE_WIDTH, top: 0 },
      { input: await drawSiteIcon({ size: MARK_SIZE }), left: EDGE, top: EDGE - 8 },
      { input: Buffer.from(await lettersOf(texts)), left: EDGE, top: 0 },
    ]),
  )
}

/** Sets the texts with the largest title that fits; at the smallest size it ends with an ellipsis. */
async function lettersOf(texts: CardTexts): Promise<string> {
  const shown = await shownTexts(texts)
  const words = Object.values(shown).join('')
  const longest = Math.max(...shown.title.split(' ').map(({ length }) => length))
  const largest = Math.min(TITLE.largest, TEXT_WIDTH / longest / LETTER)
  for (let size = Math.max(TITLE.smallest, largest); ; size = Math.max(TITLE.smallest, size - TITLE.step)) {
    let height = 0
    const svg = await setText(<Column {...shown} size={size} />, words, {
      width: TEXT_WIDTH,
      height: HEIGHT,
      onNodeDetected: (node) => void (height = node.key === 'title' ? node.height : height),
    })
    if (height <= TITLE.height || size === TITLE.smallest) return svg
  }
}

/** A title with characters that no font has is replaced by the label; other texts lose these characters. */
async function shownTexts({ title, label, foot }: CardTexts): Promise<CardTexts> {
  const known = async (text: string) => {
    const missing = new Set(await unwritable(text))
    return [...writable(text)].filter((character) => !missing.has(character)).join('')
  }
  if (await unwritable(title)) return { title: await known(label), label: '', foot: await known(foot) }
  return { title: writable(title), label: await known(label), foot: await known(foot) }
}

function Column({ title, label, foot, size }: CardTexts & { size: number }) {
  const { 'color-accent': accent, 'color-text': ink, 'color-text-muted': muted } = siteColours()
  const text = (fontSize: number, fontWeight: number, color: string, lineClamp: number) => {
    return { display: 'block', fontSize, fontWeight, color, lineClamp, wordBreak: 'break-word' } as const
  }
  const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const
  const mostLines = Math.floor(TITLE.height / (TITLE.smallest * TITLE.leading))
  return (
    <div
      style={{ ...column, height: HEIGHT, padding: `${EDGE - 8}px 0 ${EDGE - 8}px`, fontFamily: FONT_FAMILY }}
    >
      <div style={{ display: 'flex', alignItems: 'center', height: MARK_SIZE, paddingLeft: MARK_SIZE + 20 }}>
        <div style={text(28, 700, accent.light, 1)}>{label}</div>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
        <div
          key="title"
          style={{
            ...text(size, 700, ink.light, mostLines),
            lineHeight: TITLE.leading,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
      <div style={text(27, 500, muted.light, 2)}>{foot}</div>
    </div>
  )
}
