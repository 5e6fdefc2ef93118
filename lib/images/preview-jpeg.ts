import 'server-only'
import { siteColours } from '../config/site-colours'
import { decodeImage } from './convert'

const WIDTH = 1200
const HEIGHT = 630
const MAX_BYTES = 200_000
const QUALITIES = [84, 74, 62, 48, 32]

/** Converts an image for link previews: JPEG, 1200 × 630, cropped around its subject, under 200 kB. */
export async function toPreviewJpeg(image: Uint8Array): Promise<Buffer> {
  const cropped = (await decodeImage(image))
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
    .flatten({ background: siteColours()['color-paper'].light })
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < MAX_BYTES) break
  }
  return jpeg
}
