import 'server-only'
import { shortHash } from '../text/hash'
import { imageSources } from '../markdown/image-sources'
import type { ImageAddress } from '../markdown/plugins'
import { resolveImage } from '../content/addresses'
import { apiBase } from '../content/source'
import type { Article } from '../content/types'
import { type MeasuredFile, measureOwnFile } from './measured-file'
import { articleMedia, inWidths, isServedUnconverted } from './responsive-image'

const OWN_FILE = /^\/(images|files)\//

/** `sizes` of an image in an article: the width of the text column, as in its stylesheet. */
const SIZES = '(min-width: 42rem) 39rem, 100vw'

/**
 * Resolves the URLs of the images inside an article, so that browsers contact this site only. The site's own files get
 * their dimensions, and are left out when missing. Images that have to be converted, and those of other hosts, are
 * served below `/media` in responsive widths.
 * @param isOwners whether the text is a file of the owner's; in a text from the upstream, `/images/…` is a file of the
 * upstream
 */
export async function bodyImageAddresses(
  { slug, content }: Pick<Article, 'slug' | 'content'>,
  media = articleMedia(slug),
  isOwners = apiBase === null,
): Promise<ImageAddress> {
  const isOwnFile = (src: string) => isOwners && OWN_FILE.test(src)
  const measured = await measureOwnImages(
    imageSources(content).filter((src) => src !== null && isOwnFile(src)),
  )
  return (src, index) => {
    const served = `${media}/${index}`
    if (!isOwnFile(src)) return { ...inWidths(served, shortHash(src)), sizes: SIZES }
    const own = measured.get(src)
    if (!own) return null
    const { version, ...size } = own
    return isServedUnconverted(src)
      ? { src, ...size }
      : { ...inWidths(served, version), sizes: SIZES, ...size }
  }
}

/**
 * Returns the URL of the n-th image of a text, for the `/media` route. @param isOwners see {@link bodyImageAddresses}
 */
export function bodyImageSource(
  { content }: Pick<Article, 'content'>,
  index: number,
  isOwners = apiBase === null,
): string | null {
  const src = imageSources(content)[index]
  return src && isOwners && OWN_FILE.test(src)
    ? src.replace(/[?#].*$/, '')
    : resolveImage(src, isOwners ? '' : (apiBase ?? ''))
}

async function measureOwnImages(sources: (string | null)[]): Promise<Map<string, MeasuredFile>> {
  const found = await Promise.all(
    [...new Set(sources)].map(async (src) => [src ?? '', await measureOwnFile(src ?? '')] as const),
  )
  return new Map(found.flatMap(([src, image]) => (image ? [[src, image]] : [])))
}
