import { ownPath } from '../../e2e/unit/own-folders'
import { cpSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawFirstPage, readPdfFacts } from './pdf-pages'

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  VerbosityLevel: { ERRORS: 0 },
  getDocument: () => ({ promise: Promise.resolve(document), destroy: async () => undefined }),
}))

type Rendering = { canvas: { fill: (colour: number[]) => void } }

/** A document whose first page, of 200 × 300 points, is red. */
const document = {
  numPages: 3,
  canvasFactory: {
    create(width: number, height: number) {
      const data = new Uint8ClampedArray(width * height * 4)
      const fill = (colour: number[]) => data.forEach((_, at) => (data[at] = colour[at % 4] ?? 0))
      return { canvas: { fill }, context: { getImageData: () => ({ data }) } }
    },
  },
  getPage: async (number: number) => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 200 * scale, height: 300 * scale }),
    render: ({ canvas }: Rendering) => {
      canvas.fill(number === 1 ? [192, 0, 0, 255] : [0, 0, 192, 255])
      return { promise: Promise.resolve() }
    },
  }),
}

beforeAll(() => {
  cpSync('e2e/content', ownPath('content'), { recursive: true })
  writeFileSync(ownPath('content/cv.pdf'), 'PDF')
})

test('the first page is drawn in the requested width', async () => {
  const picture = sharp((await drawFirstPage(ownPath('content/cv.pdf'), 101)) ?? undefined)
  const { format, width, height } = await picture.metadata()
  expect([format, width, height]).toEqual(['webp', 101, 152])
  const { dominant } = await picture.stats()
  expect(dominant.r).toBeGreaterThan(150)
  expect(dominant.b).toBeLessThan(50)
})

test('its metadata are the number of pages, and the size of the first', async () => {
  expect(await readPdfFacts(ownPath('content/cv.pdf'))).toEqual({
    pages: 3,
    width: 200,
    height: 300,
    version: expect.any(String) as string,
  })
})
