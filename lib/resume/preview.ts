/** Widths of the first page's image, in pixels: for phones, for the viewer at scale 1.7, and for high-density screens. */
export const PREVIEW_WIDTHS = [714, 1012, 2024]

/**
 * `srcset` of the first page's image. The whole CV's has an ending, so that a copy of the site has no file where the folder of
 * the others is.
 * @param file address of the PDF
 * @param version its hash, for cache busting
 */
export function previewSources(file: string, version: string): string {
  const [, variant = ''] = /^\/cv(\/.+)?\.pdf$/.exec(file) ?? []
  const page = (width: number) => `/media/cv/${width}${variant || '.webp'}?v=${version}`
  return PREVIEW_WIDTHS.map((width) => `${page(width)} ${width}w`).join(', ')
}
