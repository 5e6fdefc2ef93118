/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { measureWidth } from './font/measure-width'
import { PROSE } from './font/prose'
import { TYPE_FILE } from './font/type-file'
import { codesOf } from './font/unicode-ranges'

const CSS = readFileSync('app/fonts/fallback.css', 'utf8')
/** Font packages by system font; Arimo is as wide as Arial. */
const STAND_INS = { Arial: 'arimo', Roboto: 'roboto' }
const RANGES = ['100 549', '550 900']

type Face = {
  family: string
  weights: string
  src: string
  /** The characters that the face covers; null for all. */
  signs: Set<string> | null
  ratio: number
  heights: number[]
}

const faces: Face[] = [...CSS.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(rules)?.[1] ?? ''
  const ratio = Number.parseFloat(value('size-adjust')) / 100
  const heights = ['ascent', 'descent', 'line-gap'].map(
    (name) => Number.parseFloat(value(`${name}-override`)) * ratio,
  )
  const codes = value('unicode-range') ? codesOf(value('unicode-range')) : null
  return {
    family: value('font-family').slice(1, -1),
    weights: value('font-weight'),
    src: value('src'),
    signs: codes && new Set(codes.map((code) => String.fromCodePoint(code))),
    ratio,
    heights,
  }
})
const facesOf = (family: string, weights?: string) =>
  faces.filter((face) => face.family === family && (weights === undefined || weights === face.weights))

const CASES = Object.entries(STAND_INS).flatMap(([local, file]) =>
  [400, 650, 750].map((weight) => ({
    local,
    weight,
    file: `@fontsource/${file}/files/${file}-latin-${weight < 550 ? 400 : 700}-normal.woff2`,
    range: RANGES[weight < 550 ? 0 : 1],
    // System fonts have one bold weight; the web font has weights on either side of it.
    inAll: weight < 550 ? 0.005 : 0.01,
    inOne: weight < 550 ? 0.01 : 0.02,
  })),
)

test.each(Object.keys(STAND_INS).flatMap((local) => [`${local} Adjusted`, `${local} Fitted`]))(
  '%s stands in for every weight of the type, as high as it is',
  (family) => {
    const [local = ''] = family.split(' ')
    expect([...new Set(facesOf(family).map(({ weights }) => weights))]).toEqual(RANGES)
    const names = RANGES.map((weights) => [
      ...new Set(facesOf(family, weights).map(({ src }) => /^local\('([^']+)'\)/.exec(src)?.[1])),
    ])
    expect(names).toEqual([[local], [`${local} Bold`]])
    for (const { heights } of facesOf(family)) expect(heights.map(Math.round)).toEqual([93, 27, 0])
  },
)

test.each(CASES)('$local at one size is as wide as the type at weight $weight', (given) => {
  const [face, ...others] = facesOf(`${given.local} Adjusted`, given.range)
  expect([face?.signs, others]).toEqual([null, []])
  const ratio =
    (measureWidth(PROSE, given.file) * (face?.ratio ?? NaN)) / measureWidth(PROSE, TYPE_FILE, given.weight)
  expect(Math.abs(ratio - 1)).toBeLessThan(given.inAll)
})

test.each(CASES)('$local has each sign of the type once, in the sizes that fit it', ({ local, range }) => {
  const signs = facesOf(`${local} Fitted`, range).flatMap((face) => [...(face.signs ?? [])])
  expect(signs).toHaveLength(new Set(signs).size)
  expect([...PROSE].filter((sign) => !signs.includes(sign))).toEqual([])
})

test.each(CASES)(
  'a sentence in $local of these sizes is as wide as in the type at weight $weight',
  (given) => {
    const own = facesOf(`${given.local} Fitted`, given.range)
    const widthOf = (sign: string) =>
      measureWidth(sign, given.file) * (own.find(({ signs }) => signs?.has(sign))?.ratio ?? NaN)
    const ratioIn = (text: string) =>
      [...text].reduce((sum, sign) => sum + widthOf(sign), 0) / measureWidth(text, TYPE_FILE, given.weight)
    expect(Math.abs(ratioIn(PROSE) - 1)).toBeLessThan(given.inAll)
    for (const sentence of PROSE.split('. '))
      expect(Math.abs(ratioIn(sentence) - 1)).toBeLessThan(given.inOne)
  },
)
