import 'server-only'
import type { Canvas } from '@napi-rs/canvas'

/**
 * Returns the pixels of a canvas for `sharp(input, { raw })` and its overlays: unencoded RGBA. A PNG would carry the
 * same, but encoding it blocks the event loop, and so all other requests, four times as long.
 */
export function pixelsOf(canvas: Canvas) {
  const { width, height } = canvas
  const { buffer } = canvas.getContext('2d').getImageData(0, 0, width, height).data
  return { input: Buffer.from(buffer), raw: { width, height, channels: 4 as const } }
}
