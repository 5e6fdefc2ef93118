/** Some 190 MB of drawing surface: what a phone gives to one page before it throws drawings away. */
const MAX_PIXELS = 48_000_000

/**
 * How densely the document's pages are drawn: as the screen is, less when that many pages of that size would not fit
 * into memory.
 * @param width of a page on screen, in CSS pixels, like its height
 */
export function pixelRatio(screen: number, pages: number, width: number, height: number): number {
  const affordable = Math.sqrt(MAX_PIXELS / Math.max(1, pages * width * height))
  return Math.min(screen, affordable)
}
