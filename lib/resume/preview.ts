/** Widths of the first page's image, in pixels: for phones, for the viewer at scale 1.7, and for high-density screens. */
export const PREVIEW_WIDTHS = [714, 1012, 2024]

/**
 * Returns the `srcset` of the first page's image. The path of the whole CV's image has an extension, so that in a
 * static copy of the site it doesn't collide with the folder of the other images.
 * @param file URL of the PDF
 * @param version its hash, for cache busting
 */
export function previewSources(file: string, version: string): string {
  const [, variant = ''] = /^\/cv(\/.+)?\.pdf$/.exec(file) ?? []
  const page = (width: number) => `/media/cv/${width}${variant || '.webp'}?v=${version}`
  return PREVIEW_WIDTHS.map((width) => `${page(width)} ${width}w`).join(', ')
}
