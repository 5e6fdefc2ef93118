/** About 190 MB of canvas memory: phone browsers discard canvases above a similar limit. */
const MAX_PIXELS = 48_000_000

/**
 * Returns the pixel ratio for rendering PDF pages: the screen's, or less if all pages together would exceed the memory
 * limit.
 * @param width width of a page on screen, in CSS pixels, like its height
 */
export function pixelRatio(screen: number, pages: number, width: number, height: number): number {
  const affordable = Math.sqrt(MAX_PIXELS / Math.max(1, pages * width * height))
  return Math.min(screen, affordable)
}
