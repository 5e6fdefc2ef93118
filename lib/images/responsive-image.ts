import { shortHash } from '../text/hash'

/** Widths, in pixels, in which images are served. */
export const IMAGE_WIDTHS = [400, 800, 1200, 1600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

const USUAL_WIDTH: ImageWidth = 1200

/** Vector images fit every size, and animations would stand still: both are served unconverted. */
const UNCONVERTED = /\.(?:svg|gif)(?:[?#].*)?$/i

/** What a cover is drawn from where there is no image. */
export type Cover = { title: string; tag: string }

/** An image as an `img` names it. */
export type ResponsiveImage = { src: string; srcSet?: string }

/**
 * Where an image is served. A file of this site has no version here: that takes reading the file, and islands in the
 * browser ask too. Its answer is kept for minutes only, and asked for again with its ETag.
 * @param served its address in `/media`, without a query
 * @param address the image itself: a file of this site, an address elsewhere, or null for none
 */
export function responsiveImage(served: string, address: string | null, cover: Cover): ResponsiveImage {
  if (address === null) return { src: `${served}?v=${coverVersion(cover)}` }
  if (isServedUnconverted(address)) return { src: address }
  return inWidths(served, address.startsWith('/') ? null : shortHash(address))
}

/** Changes with what a drawn cover shows. */
export function coverVersion({ title, tag }: Cover): string {
  return shortHash(`${title}\n${tag}`)
}

/** Whether an image of this site is served as the file that it is. */
export function isServedUnconverted(address: string): boolean {
  return address.startsWith('/') && UNCONVERTED.test(address)
}

/**
 * The addresses of an image in the widths that screens need.
 * @param served where it is served from
 * @param version changes with the image, or with its address elsewhere; null when neither is known
 */
export function inWidths(served: string, version: string | null): ResponsiveImage {
  const address = (width: ImageWidth) => `${served}?${version === null ? '' : `v=${version}&`}w=${width}`
  return {
    src: address(USUAL_WIDTH),
    srcSet: IMAGE_WIDTHS.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}

/** @returns null for a width in which no image is served; the largest when none is named */
export function parseImageWidth(value: string | null): ImageWidth | null {
  if (value === null) return 1600
  return IMAGE_WIDTHS.find((width) => String(width) === value) ?? null
}
