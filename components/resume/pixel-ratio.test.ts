import { pixelRatio } from './pixel-ratio'

const A4 = [1012, 1431] as const

describe('pixel ratio of the drawn document pages', () => {
  test('a CV of two pages is as sharp as the screen, even zoomed in', () => {
    expect(pixelRatio(2, 2, ...A4)).toBe(2)
    expect(pixelRatio(2, 2, A4[0] * 1.5, A4[1] * 1.5)).toBe(2)
  })

  test('twenty pages on a high-density screen, zoomed in, stay within 48 million pixels', () => {
    for (const zoom of [1, 1.5, 2]) {
      const [width, height] = [A4[0] * zoom, A4[1] * zoom]
      const ratio = pixelRatio(3, 20, width, height)
      expect(20 * width * height * ratio ** 2).toBeLessThanOrEqual(48_000_001)
      expect(ratio).toBeGreaterThan(0.5)
    }
  })
})
