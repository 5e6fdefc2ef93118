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

/**
 * Writes the subset of the font that every page loads, 26 kB instead of 41. Run `npx tsx lib/cli/make-font.ts` after
 * changing a weight or the characters.
 */
async function makeFont(): Promise<void> {
  const whole = readFileSync(createRequire(__filename).resolve(WHOLE))
  writeFileSync(SUBSET, await subsetFont(whole, CHARACTERS, OPTIONS))
}

void makeFont()
