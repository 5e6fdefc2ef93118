/** Widths in pixels of the drawn first page: a phone's, the viewer's at scale 1.7, and that on a dense screen. */
export const PREVIEW_WIDTHS = [714, 1012, 2024]

/** Addresses of the drawn first page for `srcset`. @param version of the file that it is drawn from */
export function previewSources(version: string): string {
  return PREVIEW_WIDTHS.map((width) => `/media/cv/${width}?v=${version} ${width}w`).join(', ')
}
