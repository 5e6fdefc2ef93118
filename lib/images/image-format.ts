/** Signatures of the image formats that browsers show: offset and bytes, as Latin-1 text. */
const SIGNATURES = [
  { format: 'jpeg', at: 0, pattern: /^\xff\xd8\xff/ },
  { format: 'png', at: 0, pattern: /^\x89PNG\r\n\x1a\n/ },
  { format: 'gif', at: 0, pattern: /^GIF8[79]a/ },
  { format: 'webp', at: 0, pattern: /^RIFF[^]{4}WEBPVP8/ },
  // Matches any of its brands, because encoders may name the container first (ISO/IEC 23000-12, 10.2).
  { format: 'avif', at: 4, pattern: /^ftyp(?:[^]{4}){0,12}?avi[fs]/ },
] as const

type ImageFormat = (typeof SIGNATURES)[number]['format']

/**
 * Returns the raster format of an image by its signature: the declared type may be wrong, and libvips relies on the
 * signature too. SVG is never accepted, because rendering one may take unbounded time.
 */
export function rasterFormat(bytes: Uint8Array): ImageFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return SIGNATURES.find(({ at, pattern }) => pattern.test(start.slice(at)))?.format ?? null
}
