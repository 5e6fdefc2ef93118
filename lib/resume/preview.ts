/** Widths of the first page's image, in pixels: for phones, for the viewer at scale 1.7, and for high-density screens. */
export const PREVIEW_WIDTHS = [714, 1012, 2024]

/** `srcset` of the first page's image. @param file address of the PDF @param version its hash, for cache busting */
export function previewSources(file: string, version: string): string {
  const [, variant = ''] = /^\/cv(\/.+)?\.pdf$/.exec(file) ?? []
  return PREVIEW_WIDTHS.map((width) => `/media/cv/${width}${variant}?v=${version} ${width}w`).join(', ')
}
