import { parseArgs } from 'node:util'

const OPTIONS = {
  only: { type: 'string' },
  without: { type: 'string' },
  runs: { type: 'string' },
  quick: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  peers: { type: 'boolean', default: false },
  search: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const USUAL_RUNS = 5

type Described = Record<string, { about: string; minutes: number; onDemand?: boolean }>

/** The parsed command line. */
export type Choice = {
  sections: string[]
  runs: number
  quick: boolean
  /** Whether to reuse the last build. */
  built: boolean
  search: boolean
  help: boolean
}

/**
 * Parses the command line.
 * @throws Error with a message for the user, for unknown options and section names
 */
export function readChoice(args: string[], sections: Described): Choice {
  const { only, without, runs, peers, quick, built, search, help } = parseArgs({
    args,
    options: OPTIONS,
  }).values
  const [wanted, left] = [named(only, sections), named(without, sections)]
  const all = Object.keys(sections).filter((name) => !sections[name]?.onDemand && !left.includes(name))
  const count = Number(runs ?? (quick ? 1 : USUAL_RUNS))
  if (!Number.isInteger(count) || count < 1) throw new Error(`--runs ${runs} is no number of runs`)
  const chosen = [...wanted, ...(peers ? ['peers'] : [])]
  return { sections: chosen.length > 0 ? chosen : all, runs: count, quick, built, search, help }
}

function named(list: string | undefined, sections: Described): string[] {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  for (const name of names)
    if (!(name in sections))
      throw new Error(`There is no section ${name}: ${Object.keys(sections).join(', ')}`)
  return names
}

/** Returns the text that `--help` prints. */
export function helpText(sections: Described): string {
  const width = Math.max(...Object.keys(sections).map((name) => name.length))
  const lines = Object.entries(sections).map(
    ([name, { about, minutes, onDemand }]) =>
      `  ${name.padEnd(width)}  ${about}; ${minutes} min${onDemand ? ', only when named' : ''}`,
  )
  return `npm run bench -- [options]

Measures the site with the content of content/ and writes e2e/bench/REPORT.md. Sections that are not measured keep the
figures of their last run, with its date. Let the machine do nothing else meanwhile.

  --only a,b     these sections alone
  --without a,b  all but these
  --peers        the same as --only peers
  --search       measures the search of 5,000 articles; prints, and writes nothing
  --runs 5       of each, for the median
  --quick        one short run of each, to see that all works: no figures
  --built        the site as it was built for the last run

Sections, with their time on two quiet cores:
${lines.join('\n')}
`
}
