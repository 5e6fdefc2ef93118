import './closed-output'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { standInStylesheet } from './font/stand-in-stylesheet'
import { TYPE_FILE, TYPE_PACKAGE } from './font/type-file'
import { codesOf, toRanges } from './font/unicode-ranges'
import { writeOutput } from './overwriting'
import { runTool } from './run-tool'

const OUTPUT = 'app/fonts/spanish.woff2'
const STAND_IN = 'app/fonts/fallback.css'

/**
 * The characters of Spanish prose; the full font, loaded on demand, has all others. Code has its own font. Characters
 * used only in code would add outlines and kerning to every first visit.
 */
const SPANISH =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  '\u00a0¡©ª«°±·º»¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”…‹›€−'

/** The lightest and the heaviest weight in app/tokens.css. Half of the variable font's outlines serve other weights. */
const WEIGHTS = { min: 400, max: 750 }

/** The OpenType features that browsers apply by default, and tabular figures. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

const HELP = `npm run font [-- options]

Cuts the part of the type out that every page loads, and measures what stands in for it.

  --force   also in the place of files of your own
  --help

Exit code: 0, or 2 when nothing could be written.`

/** The package's published types do not include `keepFeatures` yet. */
const OPTIONS: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
}

const options = {
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Whether a code point is a control character. These have no glyph, and must not cause a download. */
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f)

/**
 * Extracts the font subset that every page needs, measures its fallback fonts, and prints the Unicode
 * ranges for app/site-document.tsx.
 */
async function makeFont(): Promise<number> {
  const { force, help } = parseArgs({ options }).values
  if (help) {
    console.log(HELP)
    return 0
  }
  const { resolve } = createRequire(__filename)
  const whole = readFileSync(resolve(TYPE_FILE))
  const part = await subsetFont(whole, SPANISH, OPTIONS)
  // A font does not record its origin, so one that differs may be the owner's own.
  const overwriting = { command: 'npm run font', force, isUntouched: () => false }
  await writeOutput(OUTPUT, part, overwriting)
  await writeOutput(STAND_IN, standInStylesheet(SPANISH), overwriting)
  const { latin = '' } = JSON.parse(readFileSync(resolve(`${TYPE_PACKAGE}/unicode.json`), 'utf8')) as {
    latin?: string
  }
  const spanish = new Set([...SPANISH].map((sign) => sign.codePointAt(0) ?? 0))
  console.log(`${OUTPUT}: ${part.length} bytes instead of ${whole.length}`)
  console.log(`spanish: ${toRanges([...spanish])}`)
  console.log(
    `the rest: ${toRanges(codesOf(latin).filter((code) => !isControl(code) && !spanish.has(code)))}`,
  )
  return 0
}

runTool(makeFont)
