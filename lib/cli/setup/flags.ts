import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Answers, answerOf } from './answers'
import { FIELDS, flagOf } from './fields'

export const HELP = `npm run setup [-- options]

Writes the content folder for you: site.ts, home.ts, about.ts and a resume.json to go on with. Asks in a terminal what no
option says; elsewhere, or with --yes, what is there already stays. Keeps a backup, and can be run again.

  --from FILE      answers as JSON: { "name": "Ana", "url": "https://…", "roles": ["…"], "legal": { "taxId": "…" }, … }
  --empty          take the articles, projects, pictures and the CV of the sample away ("empty": true)
  --keep-sample    leave its articles, projects and pictures there
  --portrait FILE  a photograph or drawing of you
  --icon FILE      the picture of favicon and app icons
  --yes            ask nothing
  --force          write over files that you have edited
  --help

One option for each answer; those with … can be given several times:
${FIELDS.map(({ name, isList }) => `  --${flagOf(name)}${isList ? ' …' : ''}`).join('\n')}

An account is an address, or kind=address. An empty text takes an answer back.
Exit code: 0 when done, 1 when nothing was written, 2 for options that aren't known.`

const SWITCHES = ['empty', 'keep-sample', 'yes', 'force', 'help'] as const

export type Flags = {
  answers: Answers
  from: string | null
  isYes: boolean
  isForced: boolean
  isHelp: boolean
}

/**
 * Parses the command line.
 * @throws Error for unknown or contradictory options
 */
export function readFlags(args: string[]): Flags {
  const { values } = parseArgs({ args, options: options() })
  if (values.empty && values['keep-sample'])
    throw new Error('--empty and --keep-sample contradict each other.')
  const given = FIELDS.flatMap((field): [string, unknown][] => {
    const value = values[flagOf(field.name)]
    return value === undefined ? [] : [[field.name, emptied(answerOf(field, value))]]
  })
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const file = (name: string) => (text(name) ? path.resolve(text(name) ?? '') : undefined)
  const empty = values.empty ? true : values['keep-sample'] ? false : undefined
  return {
    answers: { values: new Map(given), portrait: file('portrait'), icon: file('icon'), empty },
    from: text('from') ?? null,
    isYes: values.yes === true,
    isForced: values.force === true,
    isHelp: values.help === true,
  }
}

function options() {
  const texts = FIELDS.map(
    ({ name, isList }) => [flagOf(name), { type: 'string', multiple: isList }] as const,
  )
  const single = ['from', 'portrait', 'icon'].map((name) => [name, { type: 'string' }] as const)
  const switches = SWITCHES.map((name) => [name, { type: 'boolean' }] as const)
  return Object.fromEntries<{ type: 'string' | 'boolean'; multiple?: boolean }>([
    ...texts,
    ...single,
    ...switches,
  ])
}

function emptied(value: unknown): unknown {
  const isNothing = value === '' || (Array.isArray(value) && value.join('') === '')
  return isNothing ? null : value
}
