import { withBase } from '../site/base-path'
import type { Language } from '../site/language'
import { shortHash } from '../text/random'

/** Widths, in pixels, in which images are served. */
const IMAGE_WIDTHS = [400, 800, 1200, 1600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

const USUAL_WIDTH: ImageWidth = 1200

/** Served unconverted: vector images scale to every size, and conversion would stop animations. */
const UNCONVERTED = /\.(?:svg|gif)(?:[?#].*)?$/i

/**
 * Returns the path below which the images of a published article are served. Those of its English text have another
 * path, as the texts differ.
 */
export function articleMedia(slug: string, language: Language = 'es'): string {
  return `/media/article/${encodeURIComponent(slug)}${language === 'es' ? '' : `.${language}`}`
}

/** The attributes of an `img` element. */
export type ResponsiveImage = { src: string; srcSet?: string }

/**
 * Returns the attributes of an image served below `/media`. A file of this site gets no version here, because that
 * requires reading it, and islands call this in the browser too. Its response is cached for minutes and revalidated by
 * ETag. Neither does a drawn cover, which depends on the place in the list.
 * @param served its path below `/media`, without a query
 * @param address the image itself: a file of this site, a remote URL, or null for none
 */
export function responsiveImage(served: string, address: string | null): ResponsiveImage {
  if (address === null) return { src: withBase(served) }
  if (isServedUnconverted(address)) return { src: withBase(address) }
  return inWidths(served, address.startsWith('/') ? null : shortHash(address))
}

/** Whether an image of this site is served as the file it is. */
export function isServedUnconverted(address: string): boolean {
  return address.startsWith('/') && UNCONVERTED.test(address)
}

/**
 * Returns `src` and `srcset` of an image in the responsive widths.
 * @param served the path it is served from
 * @param version changes with the image, or with its remote URL; null when neither is known
 */
export function inWidths(served: string, version: string | null): ResponsiveImage {
  const address = (width: ImageWidth) =>
    `${withBase(served)}?${version === null ? '' : `v=${version}&`}w=${width}`
  return {
    src: address(USUAL_WIDTH),
    srcSet: IMAGE_WIDTHS.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}

/** Parses the width of a request. @returns null for an unsupported width; the largest width when none is given */
export function parseImageWidth(request: Request): ImageWidth | null {
  const value = new URL(request.url).searchParams.get('w')
  if (value === null) return 1600
  return IMAGE_WIDTHS.find((width) => String(width) === value) ?? null
}

/**
 * Parses which image of a text a request asks for.
 * @param segments of its path below that of the text; none for the cover
 * @returns null for more than one segment, or an unsupported width
 */
export function parseAskedImage(
  request: Request,
  segments: readonly string[] = ['cover'],
): { name: string; width: ImageWidth } | null {
  const width = parseImageWidth(request)
  const [name, ...rest] = segments
  return name !== undefined && width !== null && rest.length === 0 ? { name, width } : null
}
