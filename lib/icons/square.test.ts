import '../../e2e/unit/own-content'
import sharp from 'sharp'
import { type IconShape, toSquareIcon } from './site-icon'

const RED = '#c00000'
const BLUE = '#0000c0'
const svg = (width: number, height: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
const rect = (fill: string, rest = 'width="100%" height="100%"') => `<rect fill="${fill}" ${rest}/>`
/** An image with a subject at its left edge. */
const aside = (width: number, height: number) =>
  svg(
    width,
    height,
    rect('#808080') +
      rect(RED, 'x="2" y="40" width="30" height="60"') +
      rect('#ffe000', 'x="8" y="50" width="12" height="30"'),
  )

/** An icon's size, and the colour at a position as `#rrggbbaa`. */
async function icon(picture: Buffer, shape: IconShape) {
  const drawn = await toSquareIcon(picture, shape)
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 4
    return `#${data.subarray(start, start + 4).toString('hex')}`
  }
  return { size: [info.width, info.height], at, data }
}

test('a photograph is cropped to its subject, and fills the square', async () => {
  const photograph = await sharp(aside(160, 120)).png().toBuffer()
  const { size, at, data } = await icon(photograph, { size: 120, safe: 0.5 })
  expect(size).toEqual([120, 120])
  expect(at(60, 119)).toBe('#808080ff')
  const reds = Array.from({ length: 120 }, (_, x) => at(x, 45)).filter((colour) => colour === '#c00000ff')
  expect(reds).toHaveLength(30)
  expect(data).toHaveLength(120 * 120 * 4)
})

test('a photograph is rotated by its orientation', async () => {
  const photograph = await sharp(svg(40, 40, rect(BLUE) + rect(RED, 'width="20" height="40"')))
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  const { at } = await icon(photograph, { size: 40 })
  expect(at(20, 5)).toMatch(/^#[bc]/)
  expect(at(20, 35)).toMatch(/[bc].ff$/)
})
