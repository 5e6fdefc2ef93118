/** Widths of the first page's image, in pixels: for phones, for the viewer at scale 1.7, and for high-density screens. */
export const PREVIEW_WIDTHS = [714, 1012, 2024]

/** `srcset` of the first page's image. @param version hash of the PDF, for cache busting */
export function previewSources(version: string): string {
  return PREVIEW_WIDTHS.map((width) => `/media/cv/${width}?v=${version} ${width}w`).join(', ')
}
