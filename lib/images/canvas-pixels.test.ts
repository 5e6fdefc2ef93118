import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { pixelsOf } from './canvas-pixels'

test('what is drawn arrives as it would in a PNG: colours, what shines through, and empty parts', async () => {
  const canvas = createCanvas(3, 2)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c80a1e'
  context.fillRect(0, 0, 1, 1)
  context.fillStyle = 'rgba(0, 100, 255, 0.5)'
  context.fillRect(2, 1, 1, 1)
  const { input, raw } = pixelsOf(canvas)
  expect(raw).toEqual({ width: 3, height: 2, channels: 4 })
  expect([...input.subarray(0, 4)]).toEqual([200, 10, 30, 255])
  expect([...input.subarray(4, 20)]).toEqual(Array(16).fill(0))
  const encoded = await sharp(canvas.toBuffer('image/png')).ensureAlpha().raw().toBuffer()
  expect(await sharp(input, { raw }).raw().toBuffer()).toEqual(encoded)
})
