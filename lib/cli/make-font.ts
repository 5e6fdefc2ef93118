import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const WHOLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const SUBSET = 'app/fonts/bricolage-grotesque.woff2'

/** All of ASCII, and what Spanish and English prose has besides. Other characters are drawn in the fallback font. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0¡©ª«°±·º»¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”…‹›€−'

/** The weights of app/tokens.css. */
const WEIGHTS = { min: 400, max: 750 }

/** The OpenType features that browsers apply by default, and tabular figures. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** The package's published types do not include `keepFeatures` yet. */
const OPTIONS: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
}

const WHOLE_MATH = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2'
const MATH_SUBSET = 'app/fonts/stix-two-math.woff2'

/** What formulas are set in: first and last code points of ranges, as in Unicode's charts. */
const MATH_RANGES: [number, number][] = [
  [0x20, 0x7e], // ASCII
  [0xa1, 0xff], // accented letters, × ÷ ± ·
  [0x302, 0x30c], // accents over a letter
  [0x370, 0x3ff], // Greek
  [0x2010, 0x203a], // dashes, dots, primes
  [0x20d7, 0x20d7], // vector arrow
  [0x2102, 0x2135], // ℂ ℕ ℝ ℓ ℎ ℵ and other letterlike symbols
  [0x2190, 0x21d5], // arrows
  [0x2200, 0x22ff], // operators and relations
  [0x2308, 0x230b], // ceiling and floor
  [0x23de, 0x23df], // braces over and under
  [0x27e6, 0x27e9], // angle brackets
  [0x27f5, 0x27fa], // long arrows
  [0x1d400, 0x1d467], // bold and italic letters
  [0x1d49c, 0x1d4cf], // script
  [0x1d538, 0x1d56b], // double-struck
  [0x1d6e2, 0x1d71b], // italic Greek
]
const MATH_CHARACTERS = MATH_RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')
/** `ssty` has the shapes of scripts; the sizes of brackets and roots are in a table of their own, which is kept. */
const MATH_OPTIONS: typeof OPTIONS = {
  targetFormat: 'woff2',
  keepFeatures: ['ccmp', 'kern', 'mark', 'mkmk', 'ssty'],
}

/**
 * Writes the subsets of the font that every page loads, 26 kB instead of 41, and of the one that pages with formulas
 * load. Run `npx tsx lib/cli/make-font.ts` after changing a weight or the characters.
 */
async function makeFonts(): Promise<void> {
  await makeFont(WHOLE, SUBSET, CHARACTERS, OPTIONS)
  await makeFont(WHOLE_MATH, MATH_SUBSET, MATH_CHARACTERS, MATH_OPTIONS)
}

async function makeFont(whole: string, subset: string, characters: string, options: typeof OPTIONS) {
  const font = readFileSync(createRequire(__filename).resolve(whole))
  writeFileSync(subset, await subsetFont(font, characters, options))
}

void makeFonts()
