import { readFileSync } from 'node:fs'
import type { Spread } from './statistics'

export type Cell = string | number | Spread
export type Table = { heading: string; note?: string; heads: string[]; rows: Cell[][] }
/** A target, and the value furthest from it. */
export type Goal = { what: string; goal: string; now: string; met: boolean }
/** The result of a section. */
export type Measured = { tables: Table[]; goals?: Goal[] }

/** A section as stored in report.json, with its date and machine, since sections may run on different days. */
export type SectionReport = Measured & { date: string; seconds: number; runs: number; machine: string }
export type Report = Record<string, SectionReport>

/**
 * Reads report.json.
 * @returns an empty report where the file is missing or has another format
 */
export function readReport(file: string): Report {
  try {
    const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections?: Report }
    return sections ?? {}
  } catch {
    return {}
  }
}

/**
 * Builds a goal that the largest value must meet.
 * @param unit appended to the numbers, such as ' ms'
 */
export function atMost(what: string, limit: number, values: [string, number][], unit = ''): Goal {
  const [name, worst] = extreme(values, (a, b) => b - a)
  return {
    what,
    goal: `≤ ${number(limit)}${unit}`,
    now: `${number(worst)}${unit} (${name})`,
    met: worst <= limit,
  }
}

/** Builds a goal that the smallest value must meet. */
export function atLeast(what: string, limit: number, values: [string, number][], unit = ''): Goal {
  const [name, worst] = extreme(values, (a, b) => a - b)
  return {
    what,
    goal: `≥ ${number(limit)}${unit}`,
    now: `${number(worst)}${unit} (${name})`,
    met: worst >= limit,
  }
}

function extreme(values: [string, number][], order: (a: number, b: number) => number): [string, number] {
  const [first] = values.toSorted(([, a], [, b]) => order(a, b))
  if (!first) throw new Error('There are no values to judge.')
  return first
}

/**
 * Returns the report as Markdown: the goals of all sections first, then their tables.
 * @param before the previous report, whose figures stand beside the new ones
 * @param order names of the sections, in print order
 */
export function markdown(report: Report, before: Report, order: string[]): string {
  const names = order.filter((name) => report[name])
  const goals = names.flatMap((name) =>
    (report[name]?.goals ?? []).map((goal) => {
      const old = before[name]?.goals?.find(({ what }) => what === goal.what)
      return [goal.what, goal.goal, goal.met ? goal.now : `**${goal.now}**`, old?.now ?? '']
    }),
  )
  const parts = [
    '# Figures',
    'Made by `npm run bench`. Medians; the smallest and the largest value in brackets. A bold figure misses its goal.',
    table(['', 'goal', 'now, the worst', 'the run before'], goals),
    ...names.flatMap((name) => sectionText(name, report[name])),
  ]
  return `${parts.join('\n\n')}\n`
}

function sectionText(name: string, section: SectionReport | undefined): string[] {
  if (!section) return []
  const { date, machine, runs, seconds, tables } = section
  const when = `\`--only ${name}\`, ${date}, ${runs} ${runs === 1 ? 'run' : 'runs'} in ${number(seconds)} s; ${machine}.`
  return [
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    when,
    ...tables.flatMap(({ heading, note, heads, rows }) => [
      `### ${heading}`,
      ...(note ? [note] : []),
      ...(rows.length > 0 ? [table(heads, rows)] : []),
    ]),
  ]
}

/** Returns a Markdown table. */
export function table(heads: string[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.map(text).join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

function text(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return number(cell)
  const { median, min, max } = cell
  return min === max ? number(median) : `${number(median)} (${number(min)}–${number(max)})`
}

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
