import '@/e2e/unit/own-content'
import { createHash } from 'node:crypto'
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

/** A cover that was shared under a URL must not change. If you redraw a motif on purpose, update its line. */
test.each([
  ['web', 'f3d4406d334f5eb9b597a5554ec8d0df30d569256384f0a2db184107faef78df'],
  ['react', 'd5c7c34f17fb384ed64981dbf370ddef4277d55ae251b3c91a9fb2a7b703ec58'],
  ['php', 'b1fa05544b9607ad781e44bb4ed7af674b099e42b6ec28cb49830bb13cb9566a'],
  ['green', 'a7a1dc6fd2e2f56827afb8536b78a11139f5efb60a5ba81a94db8600ba693732'],
  ['ia', '20a33e15bbea2c4f0749b08d86822a63ba594afc1535921632e867762dc18f5e'],
  ['personal', '7714a7bf56c6ed3bef991ade3f1623ef2fbeb16c6c98369ed5bbaca15a01a3a8'],
  ['proyectos', '0ffe0d13348efa48c30c466173ac1ee0cabf278ef059c845158a3e2eb0654e00'],
  ['guia', '0ccb58ad2f8998bdf13d18cfd00b53c55d254c1b56c09278074cc58310620223'],
  ['arduino', '5ad6d44e76e32a9ec67bfb4d4b61580115394a948b068d0773d10b4f6de83af1'],
  ['otra', '8d76c949d6445fdc763b6ed81c355f882818f48fdbaa2c2e0c6406d1819df2b4'],
])('covers with the tag %s are drawn as they always were', (tag, sum) => {
  const drawings = Array.from({ length: 40 }, (_, index) => drawCover({ title: `Artículo ${index}`, tag }))
  expect(createHash('sha256').update(drawings.join('')).digest('hex')).toBe(sum)
})
