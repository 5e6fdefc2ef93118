import { shortHash } from '../text/hash'

/** Widths, in pixels, in which pictures are served. */
export const PICTURE_WIDTHS = [400, 800, 1200, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const USUAL_WIDTH: PictureWidth = 1200

/** Drawings fit every size, and animations would stand still: both are served as the files that they are. */
const AS_IT_IS = /\.(?:svg|gif)(?:[?#].*)?$/i

/** A picture as an `img` names it. */
export type ResponsiveImage = { src: string; srcSet?: string }

/**
 * Where a picture is served.
 * @param served its address in `/media`, without a query
 * @param address the picture itself: a file of this site, an address elsewhere, or null for none
 * @param drawnFrom what the drawing that stands in for none is made from
 */
export function responsiveImage(served: string, address: string | null, drawnFrom: string): ResponsiveImage {
  if (address === null) return { src: `${served}?v=${shortHash(drawnFrom)}` }
  if (isServedAsItIs(address)) return { src: address }
  return inWidths(served, address.startsWith('/') ? null : shortHash(address))
}

/** Whether a picture of this site is served as the file that it is. */
export function isServedAsItIs(address: string): boolean {
  return address.startsWith('/') && AS_IT_IS.test(address)
}

/**
 * The addresses of a picture in the widths that screens need.
 * @param served where it is served from
 * @param version changes with the picture, so that it can be kept for long; null when nothing tells that it changed
 */
export function inWidths(served: string, version: string | null): ResponsiveImage {
  const address = (width: PictureWidth) => `${served}?${version === null ? '' : `v=${version}&`}w=${width}`
  return {
    src: address(USUAL_WIDTH),
    srcSet: PICTURE_WIDTHS.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}

/** @returns null for a width in which no picture is served; the largest when none is named */
export function readPictureWidth(value: string | null): PictureWidth | null {
  if (value === null) return 1600
  return PICTURE_WIDTHS.find((width) => String(width) === value) ?? null
}
