import 'server-only'
import { shortHash } from '../text/hash'
import { imageSources } from '../markdown/image-sources'
import type { ImageAddress } from '../markdown/plugins'
import { resolveImage } from '../portfolio/addresses'
import { apiBase } from '../portfolio/source'
import type { Article } from '../portfolio/types'
import { type MeasuredFile, measureOwnFile } from './measured-file'
import { articleMedia, inWidths, isServedUnconverted } from './responsive-image'

const OWN_FILE = /^\/(images|files)\//

/** `sizes` of an image in an article: the width of the text column, as in its stylesheet. */
const SIZES = '(min-width: 42rem) 39rem, 100vw'

/**
 * Resolves where the images inside an article are served from, so that browsers contact this site only. The site's
 * own files get their dimensions, and are left out when missing; images that have to be converted, and those of other
 * hosts, are served below `/media` in responsive widths.
 */
export async function bodyImageAddresses(
  { slug, content }: Pick<Article, 'slug' | 'content'>,
  media = articleMedia(slug),
): Promise<ImageAddress> {
  const measured = await measureOwnImages(content)
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

/** URL of the n-th image of a text, for the `/media` route. */
export function bodyImageSource({ content }: Pick<Article, 'content'>, index: number): string | null {
  const src = imageSources(content)[index]
  return src && isOwnFile(src) ? src.replace(/[?#].*$/, '') : resolveImage(src, apiBase ?? '')
}

/** Whether a URL names a file of this site: in a text from the upstream, `/images/…` is a file of the upstream. */
function isOwnFile(src: string): boolean {
  return apiBase === null && OWN_FILE.test(src)
}

async function measureOwnImages(content: string): Promise<Map<string, MeasuredFile>> {
  const sources = imageSources(content).filter((src) => src !== null && isOwnFile(src))
  const found = await Promise.all(
    [...new Set(sources)].map(async (src) => [src ?? '', await measureOwnFile(src ?? '')] as const),
  )
  return new Map(found.flatMap(([src, image]) => (image ? [[src, image]] : [])))
}
