import 'server-only'
import { readDiagram } from '../markdown/diagrams'
import { getTextFacts } from '../markdown/render-text'
import { DRAWN_POSTER } from '../markdown/videos'
import type { Language } from '../site/language'
import { shortHash } from '../text/random'
import { bodyImageSource } from './body-images'
import { lastOrder } from '../content/content'
import { apiBase } from '../content/api-base'
import { MAX_PIXELS, toPreviewJpeg, toWebp } from './convert'
import type { Cover } from '../content/types'
import { drawCover } from '../covers/cover'
import { fetchImage, ImageFailure, withoutSecrets } from './fetch-image'
import {
  type Image,
  imageBytes,
  type ImageBytes,
  inConversionQueue,
  inOriginalsQueue,
  sharedImages,
} from './image-cache'
import { MAX_OWN_PIXELS, rasterFormat } from './image-format'
import { fileVersion, ownFile, readOwnFile } from './own-file'
import type { ImageWidth } from './responsive-image'

const REMOTE_MAX_AGE_MS = 3_600_000
const LARGEST_WIDTH: ImageWidth = 1600
const SVG = 'image/svg+xml'
const WEBP = 'image/webp'
const JPEG = 'image/jpeg'

/** The URL of an image, or null, and the content of the cover that replaces it. */
export type ImageSource = Cover & { address: string | null }

/**
 * Returns the image at a URL as WebP, no wider than requested; a drawn cover without a URL, or when the image can't be
 * used. The original is fetched and decoded once for all widths.
 * @throws BusyError when the queue is full
 */
export async function getImage({ address, ...cover }: ImageSource, width: ImageWidth): Promise<Image> {
  if (address === null) return drawn(cover)
  const [version, key, origin] = await identify(address)
  const largest = await sharedImages().get(`webp ${LARGEST_WIDTH}\n${key}`, {
    ...origin,
    load: () => load(address, WEBP, (original, maxPixels) => toWebp(original, LARGEST_WIDTH, maxPixels)),
  })
  if (!largest) return { ...drawn(cover), isFallback: true }
  if (largest.type === SVG || width === LARGEST_WIDTH) return { ...largest, version, isFallback: false }
  const smaller = await sharedImages().get(`webp ${width}\n${largest.hash}`, {
    name: origin.name,
    load: async () => ({ type: WEBP, bytes: await inConversionQueue(() => toWebp(largest.bytes, width)) }),
  })
  return { ...(smaller ?? largest), version, isFallback: !smaller }
}

/** A drawn card for link previews: `version` is a hash of its content, `draw` renders it as a JPEG. */
type PreviewCard = { version: string; draw: () => Promise<Buffer> }

/**
 * Returns the image for link previews: the one at a URL, cropped to 1200 × 630, or a drawn card when there is none, or
 * only an SVG.
 * @throws BusyError when the queue is full, Error when the card can't be drawn
 */
export async function getPreviewImage(address: string | null, card: PreviewCard): Promise<Image> {
  if (address !== null) {
    const [, key, origin] = await identify(address)
    const cropped = await sharedImages().get(`preview\n${key}`, {
      ...origin,
      load: () => load(address, JPEG, toPreviewJpeg),
    })
    if (cropped?.type === JPEG) return { ...cropped, version: null, isFallback: false }
    return { ...(await drawCard(card)), version: null, isFallback: cropped === null }
  }
  return { ...(await drawCard(card)), version: card.version, isFallback: false }
}

async function drawCard({ version, draw }: PreviewCard): Promise<ImageBytes> {
  const card = await sharedImages().get(`card\n${version}`, {
    name: 'preview card',
    load: async () => ({ type: JPEG, bytes: await inConversionQueue(draw) }),
  })
  if (!card) throw new Error('The preview card could not be drawn')
  return card
}

/**
 * The version of an image under an unchanged URL (null for a remote image, or a missing file), its cache key, and its
 * maximum age. The key of an own file includes its version.
 */
async function identify(address: string) {
  const file = isOwnAddress(address) ? ownFile(address) : null
  const version = file === null ? null : await fileVersion(file).catch(() => null)
  const age = isOwnAddress(address) ? {} : { maxAgeMs: REMOTE_MAX_AGE_MS, order: lastOrder() }
  return [version, `${version ?? ''}\n${address}`, { name: withoutSecrets(address), ...age }] as const
}

type Conversion = (original: Uint8Array, maxPixels: number) => Promise<Buffer>

/**
 * Loads and converts the image at a URL; an SVG of the upstream stays unconverted. Images of other hosts have a queue
 * of their own, so that a slow host doesn't delay this site's files.
 */
async function load(address: string, type: string, convert: Conversion) {
  if (isOwnAddress(address))
    return inConversionQueue(async () => ({
      type,
      bytes: await convert(await readOwnFile(address), MAX_OWN_PIXELS),
    }))
  return inOriginalsQueue(async () => {
    const { isSvg, bytes } = await fetchOriginal(address)
    if (isSvg) return { type: SVG, bytes }
    return inConversionQueue(async () => ({ type, bytes: await convert(bytes, MAX_PIXELS) }))
  })
}

function isOwnAddress(address: string): boolean {
  return address.startsWith('/')
}

/**
 * Fetches a remote image in a raster format within limits, or an SVG of the upstream, which is passed on to the
 * browser undecoded.
 * @throws ImageFailure when it is missing or unusable
 */
async function fetchOriginal(address: string): Promise<{ isSvg: boolean; bytes: Uint8Array }> {
  const { bytes, type, isTrusted } = await fetchImage(address, apiBase ? new URL(apiBase).host : null)
  if (rasterFormat(bytes)) return { isSvg: false, bytes }
  if (isTrusted && type.startsWith(SVG)) return { isSvg: true, bytes }
  throw new ImageFailure('is neither JPEG, PNG, GIF, WebP nor AVIF')
}

/**
 * Returns a picture that a text contains as data as WebP, no wider than requested; a drawn cover if it can't be used.
 * @throws BusyError when the queue is full
 */
async function getEmbeddedImage(bytes: Uint8Array, width: ImageWidth, cover: Cover): Promise<Image> {
  const { hash } = imageBytes(WEBP, bytes)
  const image = await sharedImages().get(`webp ${width}\n${hash}`, {
    name: 'a picture in a text',
    load: async () => ({ type: WEBP, bytes: await inConversionQueue(() => toWebp(bytes, width)) }),
  })
  return image
    ? { ...image, version: hash.slice(0, 8), isFallback: false }
    : { ...drawn(cover), isFallback: true }
}

function drawn(cover: Cover): Image {
  return { ...imageBytes(SVG, Buffer.from(drawCover(cover))), version: null, isFallback: false }
}

type Wanted = {
  name: string
  width: ImageWidth
  cover: Cover
  language?: Language
  isOwners?: boolean
}

/**
 * Returns an image in the text of an article, for the `/media` route: the n-th one, a drawn poster of a video, or a
 * diagram.
 * @param cover replaces an image that can't be loaded @param isOwners see {@link bodyImageSource}
 * @returns null when the text has no such image
 * @throws BusyError when the queue is full
 */
export async function getBodyImage(
  text: { content: string },
  { name, width, cover, language, isOwners }: Wanted,
): Promise<Image | null> {
  const { images, diagrams } = await getTextFacts(text.content, language)
  if (!/^\d{1,4}$/.test(name)) return bodyDiagram(diagrams, name)
  const written = images[Number(name)]
  if (written?.startsWith(DRAWN_POSTER))
    return getImage({ title: written, tag: cover.tag, address: null }, width)
  const source = await bodyImageSource(text, Number(name), { language, isOwners })
  if (source === null) return null
  return typeof source === 'string'
    ? getImage({ ...cover, address: source }, width)
    : getEmbeddedImage(source, width, cover)
}

const NAME = /^diagram-(\d{1,3})-(light|dark)\.svg$/

/**
 * Returns a diagram of a text, for the `/media` route.
 * @param name the last segment of the request's path
 * @returns null for any other name, and for a diagram that isn't drawn
 */
export async function bodyDiagram(sources: readonly string[], name: string): Promise<Image | null> {
  const [, index, scheme] = NAME.exec(name) ?? []
  const source = sources[Number(index)]
  const svg = source === undefined ? null : await readDiagram(source, scheme === 'dark' ? 'dark' : 'light')
  if (svg === null) return null
  return { ...imageBytes('image/svg+xml', Buffer.from(svg)), version: shortHash(svg), isFallback: false }
}
