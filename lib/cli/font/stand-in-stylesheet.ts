import { groupSigns, ratioOf, type Sign } from './group-signs'
import { measureWidth } from './measure-width'
import { PROSE } from './prose'
import { toRanges } from './unicode-ranges'

const TYPE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
/** Of the type, in percent of its size. */
const ASCENT = 93
const DESCENT = 27

/** Fonts of systems, and one that is as wide as each; Liberation Sans is as wide as Arial. */
const STAND_INS = [
  {
    family: 'Arial',
    file: 'arimo',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
  },
  { family: 'Roboto', file: 'roboto', regular: ['Roboto'], bold: ['Roboto Bold'] },
] as const

/** The weights of app/tokens.css, for which others each stands, and how much of a page has it. Systems have two. */
const WEIGHTS = [
  { range: '100 549', weight: 400, drawn: 400, share: 1 },
  { range: '550 900', weight: 700, drawn: 700, share: 0.3 },
] as const

/** Whatever is measured of a sign: its width in each weight of each font. */
const PAIRS = STAND_INS.flatMap((font) => WEIGHTS.map((weight) => ({ font, weight })))
type Pair = (typeof PAIRS)[number]

/** How often prose has a sign that it lacks here. */
const RARE = 0.2

/** Of signs that are drawn at one size: with more of them as many lines end elsewhere, and the stylesheet is longer. */
const GROUPS = 6

const ABOUT = `/*
 * What stands in for the site's type until it arrives, made by \`npm run font\`: Arial, or Roboto on Android, each sign as wide
 * as that of the type in each of the weights of app/tokens.css, so that hardly a line ends elsewhere afterwards. Signs are
 * drawn in six sizes (\`size-adjust\`), those whose widths differ alike in the same; the type's ascent and descent, 93 % and
 * 27 %, are divided by it.
 */`

/** @param characters those of the type @returns app/fonts/fallback.css */
export function standInStylesheet(characters: string): string {
  const groups = groupSigns([...characters].map(measured), GROUPS)
  const faces = PAIRS.flatMap((pair, index) =>
    groups.map((group) => faceOf(pair, kerning(pair.weight.weight) * ratioOf(group, index), group.signs)),
  )
  return `${[ABOUT, ...faces].join('\n')}\n`
}

function measured(sign: string): Sign {
  const often = PROSE.split(sign).length - 1 || RARE
  return { sign, often, widths: PAIRS.map((pair) => widthsOf(sign, pair)) }
}

function widthsOf(sign: string, { font, weight: { weight, drawn, share } }: Pair) {
  const file = `@fontsource/${font.file}/files/${font.file}-latin-${drawn}-normal.woff2`
  const scale = Math.sqrt(share)
  return { type: scale * measureWidth(sign, TYPE, weight), standIn: scale * measureWidth(sign, file) }
}

/** By how much signs that stand beside each other are narrower in the type than apart; those of several faces can't be. */
function kerning(weight: number): number {
  const apart = [...PROSE].reduce((sum, sign) => sum + measureWidth(sign, TYPE, weight), 0)
  return measureWidth(PROSE, TYPE, weight) / apart
}

function faceOf({ font, weight }: Pair, ratio: number, signs: string[]): string {
  const percent = (value: number) => `${value.toFixed(1)}%`
  const names = weight.drawn === 400 ? font.regular : font.bold
  const rules = [
    `font-family: '${font.family} Adjusted'`,
    `font-weight: ${weight.range}`,
    `src: ${names.map((local) => `local('${local}')`).join(', ')}`,
    `size-adjust: ${percent(100 * ratio)}`,
    `ascent-override: ${percent(ASCENT / ratio)}`,
    `descent-override: ${percent(DESCENT / ratio)}`,
    'line-gap-override: 0%',
    `unicode-range: ${toRanges(signs.map((sign) => sign.codePointAt(0) ?? 0))}`,
  ]
  return `@font-face {\n${rules.map((rule) => `  ${rule};\n`).join('')}}`
}
