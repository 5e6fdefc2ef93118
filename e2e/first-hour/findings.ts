import sharp from 'sharp'
import { THEME_COLOURS } from '../../lib/site/theme-colours'
import type { Answer } from './crawl'
import { hashOf, type Traces, wordsIn } from './traces'

/** Maximum share of a picture in the sample's accent: where two other colours meet, pixels may come near it. */
const MOST_OF_PICTURE = 0.002
const NEAR = 14
const ACCENTS = (['color-accent', 'color-accent-solid'] as const).flatMap((token) =>
  Object.values(THEME_COLOURS[token]),
)

/** Returns what a response contains of the sample: its words, files and colour. A failed response is a finding too. */
export async function findingsIn(answer: Answer, traces: Traces): Promise<string[]> {
  const { path, status, type, data, foundOn } = answer
  const text = type.includes('pdf') ? await pdfText(data) : String(data)
  const sample = traces.files.get(hashOf(data))
  // Stylesheets contain the shipped colours, which the page's own declarations override.
  const isPainted = /html|manifest|svg/.test(type)
  const colours = isPainted ? ACCENTS.filter((colour) => text.toLowerCase().includes(colour)) : []
  const isRaster = /^image\/(?:png|jpeg|webp)/.test(type)
  return [
    ...(status >= 400 && path !== '/no-such-page' && !isMissing(answer)
      ? [`answers ${status}, linked on ${foundOn}`]
      : []),
    ...(sample ? [`is the sample's ${sample}`] : []),
    ...wordsIn(text, traces, path.startsWith('/politics')).map((word) => `says "${word}"`),
    ...colours.map((colour) => `has the sample's colour ${colour}`),
    ...(isRaster && (await accentShare(data)) > MOST_OF_PICTURE ? ["is painted in the sample's colour"] : []),
  ]
}

/** Without an account there is no calendar, so this API has no data. */
function isMissing({ path, status }: Answer): boolean {
  return path.startsWith('/api/contributions') && status < 500
}

/** Returns the share of a picture's pixels in the sample's accent. */
async function accentShare(data: Buffer): Promise<number> {
  const { data: pixels, info } = await sharp(data)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const accents = ACCENTS.map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  let count = 0
  for (let at = 0; at < pixels.length; at += info.channels)
    if (
      accents.some((accent) =>
        accent.every((part, index) => Math.abs(part - (pixels[at + index] ?? 0)) < NEAR),
      )
    )
      count++
  return count / (info.width * info.height)
}

/** Returns the text of a PDF and its metadata. */
async function pdfText(data: Buffer): Promise<string> {
  await import('../../lib/resume/older-node')
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(data) }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return [JSON.stringify(await document.getMetadata()), ...pages].join('\n')
}
