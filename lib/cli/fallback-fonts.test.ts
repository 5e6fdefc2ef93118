/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { measureWidth } from './font/measure-width'
import { PROSE } from './font/prose'
import { codesOf } from './font/unicode-ranges'

const CSS = readFileSync('app/fonts/fallback.css', 'utf8')
const TYPE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
/** Arimo is as wide as Arial. */
const STAND_INS = { Arial: 'arimo', Roboto: 'roboto' }
const RANGES = ['100 549', '550 900']

type Face = {
  family: string
  weights: string
  src: string
  signs: Set<string>
  ratio: number
  heights: number[]
}

const faces: Face[] = [...CSS.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(rules)?.[1] ?? ''
  const ratio = Number.parseFloat(value('size-adjust')) / 100
  const heights = ['ascent', 'descent', 'line-gap'].map(
    (name) => Number.parseFloat(value(`${name}-override`)) * ratio,
  )
  const signs = new Set(codesOf(value('unicode-range')).map((code) => String.fromCodePoint(code)))
  return {
    family: value('font-family').slice(1, -1),
    weights: value('font-weight'),
    src: value('src'),
    signs,
    ratio,
    heights,
  }
})
const facesOf = (local: string, weights?: string) =>
  faces.filter(
    ({ family, ...face }) =>
      family === `${local} Adjusted` && (weights === undefined || weights === face.weights),
  )

test.each(Object.keys(STAND_INS))('%s stands in for every weight of the type', (local) => {
  expect([...new Set(facesOf(local).map(({ weights }) => weights))]).toEqual(RANGES)
  const names = RANGES.map((weights) => [
    ...new Set(facesOf(local, weights).map(({ src }) => /^local\('([^']+)'\)/.exec(src)?.[1])),
  ])
  expect(names).toEqual([[local], [`${local} Bold`]])
})

const CASES = Object.entries(STAND_INS).flatMap(([local, file]) =>
  [400, 650, 750].map((weight) => ({
    local,
    file,
    weight,
    own: facesOf(local, RANGES[weight < 550 ? 0 : 1]),
  })),
)

test.each(CASES)(
  '$local has each sign of the type at weight $weight once, as high as the type',
  ({ own }) => {
    const signs = own.flatMap((face) => [...face.signs])
    expect(signs).toHaveLength(new Set(signs).size)
    expect([...PROSE].filter((sign) => !signs.includes(sign))).toEqual([])
    for (const { heights } of own) expect(heights.map(Math.round)).toEqual([93, 27, 0])
  },
)

test.each(CASES)('a text in $local is as wide as in the type at weight $weight', ({ file, weight, own }) => {
  const drawn = weight < 550 ? 400 : 700
  const widthOf = (sign: string) =>
    measureWidth(sign, `@fontsource/${file}/files/${file}-latin-${drawn}-normal.woff2`) *
    (own.find(({ signs }) => signs.has(sign))?.ratio ?? NaN)
  const ratioIn = (text: string) =>
    [...text].reduce((sum, sign) => sum + widthOf(sign), 0) / measureWidth(text, TYPE, weight)
  // Systems have one bold weight, the type has one on either side of it.
  const [ofAll, ofOne] = weight < 550 ? [0.005, 0.01] : [0.0075, 0.02]
  expect(Math.abs(ratioIn(PROSE) - 1)).toBeLessThan(ofAll)
  for (const sentence of PROSE.split('. ')) expect(Math.abs(ratioIn(sentence) - 1)).toBeLessThan(ofOne)
})
