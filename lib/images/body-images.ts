import 'server-only'
import {
  describeDiagram,
  diagramLabel,
  readDiagram,
  type Scheme,
  type ServedDiagram,
} from '../markdown/diagrams'
import { TEXT_WORDS } from '../markdown/words'
import type { Language } from '../site/language'
import { embeddedPicture, type ServedImage } from '../markdown/pictures'
import { getTextFacts } from '../markdown/render-text'
import { DRAWN_POSTER } from '../markdown/videos'
import { resolveImage } from '../content/parse'
import { apiBase } from '../content/api-base'
import { shortHash } from '../text/random'
import { type MeasuredImage, measureImage, measureOwnFile } from './own-file'
import { inWidths } from './responsive-image'

const OWN_FILE = /^\/(images|files)\//
/** An address without scheme and host that doesn't begin with a slash. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|\/)/i
/** Where a picture may be whose text gives only its name. */
const FOLDERS = ['/images/', '/images/articles/']

/** `sizes` of an image in an article: the width of the text column, as in its stylesheet. */
const SIZES = '(min-width: 42rem) 39rem, 100vw'

type Text = { content: string }
type Options = {
  language?: Language | undefined
  /** Whether the text is a file of the owner's; in a text from the upstream, `/images/…` is a file of the upstream. */
  isOwners?: boolean | undefined
}

/**
 * An image of a text: a file of the site's owner, a picture that the text contains as data, one of another host,
 * or a poster that this site draws.
 */
type Source =
  | { kind: 'own'; address: string; measured: MeasuredImage }
  | { kind: 'data'; bytes: Buffer; measured: MeasuredImage | null }
  | { kind: 'other'; address: string }

/**
 * Returns the URLs of the images of a text in document order, so that browsers contact this site only. The site's own
 * files get their dimensions, and are left out when missing. Images that have to be converted, and those of other
 * hosts, are served below `/media` in responsive widths.
 */
export async function bodyImages(
  text: Text,
  media: string,
  { language, isOwners }: Options = {},
): Promise<(ServedImage | null)[]> {
  const { images } = await getTextFacts(text.content, language)
  return Promise.all(
    images.map(async (src, index) => {
      const source = src === null ? null : await sourceOf(src, text, isOwners)
      return source && served(source, src ?? '', `${media}/${index}`)
    }),
  )
}

/** Returns the n-th image of a text, for the `/media` route: its URL, or its bytes where the text contains them. */
export async function bodyImageSource(
  text: Text,
  index: number,
  { language, isOwners }: Options = {},
): Promise<string | Buffer | null> {
  const { images } = await getTextFacts(text.content, language)
  const src = images[index]
  const source = src ? await sourceOf(src, text, isOwners) : null
  return source?.kind === 'data' ? source.bytes : (source?.address ?? null)
}

async function sourceOf(src: string, { content }: Text, isOwners = apiBase === null): Promise<Source | null> {
  if (src.startsWith(DRAWN_POSTER)) return { kind: 'other', address: src }
  const bytes = embeddedPicture(src, content)
  if (bytes) return { kind: 'data', bytes, measured: await measureImage(bytes) }
  if (isOwners && (OWN_FILE.test(src) || RELATIVE.test(src))) return ownSource(src)
  const address = resolveImage(src, isOwners ? '' : (apiBase ?? ''))
  return address === null ? null : { kind: 'other', address }
}

/** Finds a file of the owner's; one that is only named may be in any of the folders of pictures. */
async function ownSource(src: string): Promise<Source | null> {
  const path = src.replace(/[?#].*$/, '')
  const name = path.replace(/^(?:\.{0,2}\/)*(?:images\/)?/, '')
  const candidates = path.startsWith('/') ? [path] : FOLDERS.map((folder) => folder + name)
  for (const address of candidates) {
    const measured = await measureOwnFile(address)
    if (measured) return { kind: 'own', address, measured }
  }
  return null
}

function served(source: Source, src: string, path: string): ServedImage {
  if (source.kind === 'other' || !source.measured) return { ...inWidths(path, shortHash(src)), sizes: SIZES }
  const { width, height, version, isServedAsItIs } = source.measured
  const address = source.kind === 'own' && isServedAsItIs ? source.address : null
  return address
    ? { src: address, width, height }
    : { ...inWidths(path, version), sizes: SIZES, width, height }
}

/** Returns the URLs of the diagrams of a text; null for one that isn't drawn, which is shown as its source. */
export async function bodyDiagrams(
  sources: readonly string[],
  media: string,
  language: Language = 'es',
): Promise<(ServedDiagram | null)[]> {
  return Promise.all(
    sources.map(async (source, index) => {
      const [light, dark] = await Promise.all([readDiagram(source, 'light'), readDiagram(source, 'dark')])
      const drawn = light === null ? null : describeDiagram(light)
      if (light === null || dark === null || !drawn) return null
      const { width, height } = drawn
      const label = diagramLabel(source, drawn, TEXT_WORDS[language])
      const at = (scheme: Scheme, svg: string) =>
        `${media}/diagram-${index}-${scheme}.svg?v=${shortHash(svg)}`
      return { width, height, label, light: at('light', light), dark: at('dark', dark) }
    }),
  )
}
