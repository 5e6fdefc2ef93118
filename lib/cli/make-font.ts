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
 * The characters of Spanish prose; all others are in the full font, which is loaded on demand. Code has a font of its
 * own: signs that only code uses would cost every first visit their outlines and their kerning.
 */
const SPANISH =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  '\u00a0¡©ª«°±·º»¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”…‹›€−'

/** From the lightest to the heaviest weight of app/tokens.css: half of the variable font's outlines serve others. */
const WEIGHTS = { min: 400, max: 750 }

/** What browsers apply by themselves, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

const HELP = `npm run font [-- options]

Cuts the part of the type out that every page loads, and measures what stands in for it.

  --force   also in the place of files of your own
  --help

Exit code: 0, or 2 when nothing could be written.`

/** Its published types don't name `keepFeatures` yet. */
const OPTIONS: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
}

const options = {
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Control characters have no glyph, and must not cause a download. */
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f)

/**
 * Extracts the subset of the site's font that every page needs, measures what stands in for it, and prints the ranges for
 * app/site-document.tsx.
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
  // A font doesn't tell who made it: one that differs may be the owner's own.
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
