import fc from 'fast-check'
import sharp from 'sharp'
import { drawCover } from './cover'

const TAGS = 'javascript react php green-software tecnologia personal projects tutoriales arduino'.split(' ')
const ANY_TAG = [...TAGS, 'Electrónica', '#Machine Learning', 'otra', '', '__proto__', '7']
const HOSTILE = [
  '',
  '😀',
  '</svg>',
  '"><script>alert(1)</script>',
  "& ' <!--",
  '\ud800\u0000',
  'ñ'.repeat(140),
]
const UNWANTED = /<script|<text|<image|href|NaN|undefined/

/** The size of an image as read by librsvg, which rejects XML that is not well formed. */
async function sizeOf(svg: string): Promise<[number, number]> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return [width, height]
}

test.each(HOSTILE)('a cover for the title %j is well formed with every tag', async (title) => {
  for (const tag of [...ANY_TAG, title]) {
    const cover = drawCover({ title, tag })
    expect(await sizeOf(cover)).toEqual([1200, 630])
    expect(await sizeOf(drawCover({ title, tag }, { width: 800, height: 400 }))).toEqual([800, 400])
    expect(cover).not.toMatch(UNWANTED)
  }
})

test('the same title and tag always give the same cover', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...ANY_TAG), (title, tag) => {
      expect(drawCover({ title, tag })).toBe(drawCover({ title, tag }))
    }),
  )
})

test('different titles give different covers', () => {
  for (const tag of ANY_TAG) {
    const covers = Array.from({ length: 60 }, (_, index) => drawCover({ title: `Artículo ${index}`, tag }))
    expect(new Set(covers).size).toBe(covers.length)
  }
})

test('the tag chooses the motif; accents, capitals and spaces do not matter', () => {
  const covers = TAGS.map((tag) => drawCover({ title: 'El mismo título', tag }))
  expect(new Set(covers).size).toBe(TAGS.length)
  expect(drawCover({ title: 'a', tag: ' #Machine Learning' })).toBe(
    drawCover({ title: 'a', tag: 'machine-learning' }),
  )
  expect(drawCover({ title: 'a', tag: 'Tecnología' })).toBe(drawCover({ title: 'a', tag: 'tecnologia' }))
})
