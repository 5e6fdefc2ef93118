import '../../e2e/unit/own-content'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawCover } from './cover'

const TAGS = 'javascript react php green-software ia personal datos arduino'.split(' ')
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
/** What each motif alone has. */
const SIGNS = {
  brackets: /stroke-width="48"/,
  orbits: /<ellipse/,
  leaves: /Q600 440/,
  steps: /v-120/,
  network: /stroke-width="3.5"/,
  mosaic: /x="-30"/,
}
const motifOf = (svg: string) =>
  Object.entries(SIGNS)
    .filter(([, sign]) => sign.test(svg))
    .map(([name]) => name)
    .join()

test.each(HOSTILE)('a cover for the title %j is well-formed with every tag and motif', async (title) => {
  for (const [at, tag] of [...ANY_TAG, title].entries()) {
    const cover = drawCover({ title, tag, place: at % 6 })
    expect(await sizeOf(cover)).toEqual([1200, 630])
    expect(cover).not.toMatch(UNWANTED)
  }
})

test('of twelve adjacent covers in a list at most two have the same motif, whatever their titles and tags', () => {
  const motifs = Array.from({ length: 40 }, (_, place) =>
    motifOf(drawCover({ title: `Artículo ${place}`, tag: ANY_TAG[place % 5] ?? '', place })),
  )
  expect(new Set(motifs)).toEqual(new Set(Object.keys(SIGNS)))
  for (let first = 0; first <= 28; first += 1) {
    const page = motifs.slice(first, first + 12)
    for (const motif of page) expect(page.filter((one) => one === motif)).toHaveLength(2)
  }
})

test('the tag determines the colours; accents, case and whitespace are ignored', () => {
  const grounds = TAGS.map((tag) => /<rect x="0"[^>]+fill="(#\w+)"/.exec(drawCover({ title: 'a', tag }))?.[1])
  expect(new Set(grounds).size).toBe(TAGS.length)
  const drawn = (tag: string) => drawCover({ title: 'a', tag })
  expect(drawn(' #Machine Learning')).toBe(drawn('machine-learning'))
  expect(drawn('Tecnología')).toBe(drawn('tecnologia'))
})

test('a light background becomes dark on a page in the dark theme, a dark one is unchanged', () => {
  const night = (tag: string) =>
    /@media\(prefers-color-scheme:dark\)\{\[fill="(#\w+)"\]\{fill:(#\w+)\}/.exec(
      drawCover({ title: 'a', tag }),
    )
  const [, day = '', dark = ''] = night('react') ?? []
  const lightness = (colour: string) => Number.parseInt(colour.slice(1, 3), 16)
  expect(lightness(day)).toBeGreaterThan(200)
  expect(lightness(dark)).toBeLessThan(90)
  expect(night('php')).toBeNull()
})

/** A cover that was shared under a URL must not change. If you redraw a motif on purpose, update its line. */
test.each([
  [0, 'daec64cc9f55eec70f93f78ee0f52711dc964c663df13e924cfa13fe34ae8569'],
  [1, 'a77e268f81ad29fb66887b8a1386a842a2152b98f8af1b00c2c4b151c855f493'],
  [2, '91f736db6dcd1336a2c76067911e7353d24429701765277a497a6292ed04ab63'],
  [3, '9a050c5148aef34c69ebdd23a73500b06d78ff7110ced9531267ecbe2eab3165'],
  [4, '5383ab1751509dc078406a751a235ee827e93808971dee25c8a33c948b0bd7e4'],
  [5, 'b15881b56bae5b2dabc3822a6e7e91da7b44e65934fcccaec835834a68dd678f'],
])('covers with motif %i are drawn as before', (place, sum) => {
  const drawings = ANY_TAG.map((tag, index) => drawCover({ title: `Artículo ${index}`, tag, place }))
  expect(createHash('sha256').update(drawings.join('')).digest('hex')).toBe(sum)
})
