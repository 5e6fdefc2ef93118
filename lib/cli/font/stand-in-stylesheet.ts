import { groupSigns, ratioOf, type Sign } from './group-signs'
import { measureWidth } from './measure-width'
import { PROSE } from './prose'
import { TYPE_FILE } from './type-file'
import { toRanges } from './unicode-ranges'

/** Ascent of the web font, in percent of its size; its descent follows. */
const ASCENT = 93
const DESCENT = 27

/** System fonts, each with a font of the same metrics to measure; Liberation Sans is as wide as Arial. */
const STAND_INS = [
  {
    family: 'Arial',
    file: 'arimo',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
  },
  { family: 'Roboto', file: 'roboto', regular: ['Roboto'], bold: ['Roboto Bold'] },
] as const

/**
 * The two weights that system fonts have (`drawn`). Each covers a range of the web font's weights, is measured against
 * one of them, and is weighted by its share of a page.
 */
const WEIGHTS = [
  { range: '100 549', weight: 400, drawn: 400, share: 1 },
  { range: '550 900', weight: 700, drawn: 700, share: 0.3 },
] as const

/** The measured combinations: each weight of each fallback font. */
const PAIRS = STAND_INS.flatMap((font) => WEIGHTS.map((weight) => ({ font, weight })))
type Pair = (typeof PAIRS)[number]

/** Assumed frequency of a character that the sample prose lacks. */
const RARE = 0.2

/**
 * Number of character groups, each drawn at one size. More groups would not reduce the number of lines that break
 * differently, but lengthen the stylesheet.
 */
const GROUPS = 5

const ABOUT = `/*
 * What stands in for the site's type until it arrives, made by \`npm run font\`: Arial, or Roboto on Android, in two kinds.
 * 'Adjusted' is drawn at one size (\`size-adjust\`), at which prose is as wide as in the type. 'Fitted' is drawn at a size for
 * each of five groups of signs, so that hardly a line ends elsewhere once the type is there. Letters of several sizes are no
 * pleasure to read: that kind is for a page that is covered. The type's ascent and descent, 93 % and 27 %, are divided by
 * the size.
 */`

/**
 * Returns the content of app/fonts/fallback.css.
 * @param characters those of the web font
 */
export function standInStylesheet(characters: string): string {
  const groups = groupSigns([...characters].map(measured), GROUPS)
  const adjusted = PAIRS.map((pair) => faceOf(pair, 'Adjusted', textRatio(pair)))
  const fitted = PAIRS.flatMap((pair, index) =>
    groups.map((group) =>
      faceOf(pair, 'Fitted', kerning(pair.weight.weight) * ratioOf(group, index), group.signs),
    ),
  )
  return `${[ABOUT, ...adjusted, ...fitted].join('\n')}\n`
}

function textRatio({ font, weight: { weight, drawn } }: Pair): number {
  return measureWidth(PROSE, TYPE_FILE, weight) / measureWidth(PROSE, fileOf(font.file, drawn))
}

function measured(sign: string): Sign {
  const often = PROSE.split(sign).length - 1 || RARE
  return { sign, often, widths: PAIRS.map((pair) => widthsOf(sign, pair)) }
}

function widthsOf(sign: string, { font, weight: { weight, drawn, share } }: Pair) {
  const scale = Math.sqrt(share)
  const standIn = measureWidth(sign, fileOf(font.file, drawn))
  return { type: scale * measureWidth(sign, TYPE_FILE, weight), standIn: scale * standIn }
}

const fileOf = (name: string, weight: number) =>
  `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`

/**
 * Returns the ratio by which kerning narrows prose in the web font. Characters of
 * different font faces cannot be kerned.
 */
function kerning(weight: number): number {
  const apart = [...PROSE].reduce((sum, sign) => sum + measureWidth(sign, TYPE_FILE, weight), 0)
  return measureWidth(PROSE, TYPE_FILE, weight) / apart
}

/**
 * Returns an `@font-face` rule.
 * @param signs the characters it covers; all of them if omitted
 */
function faceOf({ font, weight }: Pair, kind: string, ratio: number, signs?: string[]): string {
  const percent = (value: number) => `${value.toFixed(1)}%`
  const names = weight.drawn === 400 ? font.regular : font.bold
  const rules = [
    `font-family: '${font.family} ${kind}'`,
    `font-weight: ${weight.range}`,
    `src: ${names.map((local) => `local('${local}')`).join(', ')}`,
    `size-adjust: ${percent(100 * ratio)}`,
    `ascent-override: ${percent(ASCENT / ratio)}`,
    `descent-override: ${percent(DESCENT / ratio)}`,
    'line-gap-override: 0%',
    ...(signs ? [`unicode-range: ${toRanges(signs.map((sign) => sign.codePointAt(0) ?? 0))}`] : []),
  ]
  return `@font-face {\n${rules.map((rule) => `  ${rule};\n`).join('')}}`
}
