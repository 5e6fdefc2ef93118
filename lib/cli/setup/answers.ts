import path from 'node:path'
import { domainToUnicode } from 'node:url'
import { isOrigin } from '../../text/parse-url'
import { nearest } from '../../validation/problems'
import { parseAccount } from './accounts'
import { FIELDS, type Field, PICTURE_ROLES } from './fields'

/**
 * The answers about a site, by the name of their field; null for none. `portrait` and `icon` are paths of files, `empty`
 * says whether the sample's content is removed, `projects` are added to those in `projects.json`.
 */
export type Answers = Record<string, unknown>

const KNOWN = [...FIELDS.map(({ name }) => name), ...PICTURE_ROLES, 'projects', 'empty']

/**
 * Parses answers from JSON: an object of the fields, in which those with a dot may be nested.
 * @param folder the paths of pictures are relative to it
 * @returns the answers, and a problem for every name that isn't known
 */
export function answersFrom(given: unknown, folder = '.'): { answers: Answers; problems: string[] } {
  if (!isObject(given))
    return { answers: {}, problems: ['The answers should be an object such as { "name": "Ana" }.'] }
  const flat = flattened(given)
  const answers = Object.fromEntries(
    Object.entries(flat).map(([name, value]): [string, unknown] => {
      if (PICTURE_ROLES.some((role) => role === name) && typeof value === 'string' && value)
        return [name, path.resolve(folder, value)]
      const field = FIELDS.find((one) => one.name === name)
      return [name, field ? answerOf(field, value) : value]
    }),
  )
  const problems = Object.keys(flat).flatMap((name) => {
    if (KNOWN.includes(name)) return []
    const meant = nearest(name, KNOWN)
    return [
      `${name} is no answer that is known${meant ? `. Did you mean ${meant}?` : `: ${KNOWN.join(', ')}.`}`,
    ]
  })
  if (!['boolean', 'undefined'].includes(typeof answers.empty))
    problems.push('empty should be true or false.')
  return { answers, problems }
}

/** The values of nested objects by their dotted names. A group that is null has no answers. */
function flattened(given: Record<string, unknown>, start = ''): Answers {
  const entries = Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
    const name = start + key
    const isGroup = KNOWN.some((one) => one.startsWith(`${name}.`))
    if (isGroup && isObject(value)) return Object.entries(flattened(value, `${name}.`))
    return isGroup && value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields of prose, in which commas divide nothing: a paragraph a line, and a text that keeps its lines. */
const PARAGRAPHS = /biography$/
const TEXT_OF_LINES = 'summary'

/** What separates entries, with a blank or without; an address may have a comma of its own. */
const BETWEEN = /[,;](?:\s+|(?=[\p{L}.#]))|\s*\n\s*/u
const BETWEEN_ADDRESSES = /[,;](?:\s+|(?=https?:|mailto:|tel:|@))|\s*\n\s*/

/** The entries of a line, which people separate by commas, or of a pasted text. */
function entriesIn(name: string, text: string): string[] {
  const between = name === 'social' ? BETWEEN_ADDRESSES : BETWEEN
  return text.split(PARAGRAPHS.test(name) ? /\s*\n\s*/ : between).filter(Boolean)
}

/** The entries of a list, of which a text holds several. */
function listOf(name: string, value: unknown): unknown {
  if (typeof value === 'string') return entriesIn(name, value.trim())
  if (!Array.isArray(value)) return value
  return value.flatMap((one: unknown) =>
    typeof one === 'string' && PARAGRAPHS.test(name) ? entriesIn(name, one.trim()) : [tidied(name, one)],
  )
}

/** A text as a line, without the line ends and blanks of what it was pasted from. */
function tidied(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replace(/\r\n?/g, '\n').trim()
  return name === TEXT_OF_LINES ? text : text.replace(/\s*\n\s*/g, ' ')
}

/**
 * Converts an answer to the form of the owner's file. Accounts may be given by their address alone; the host of the site
 * is written in small letters, as people read it.
 */
export function answerOf({ name, isList }: Field, value: unknown): unknown {
  if (name === 'url' && typeof value === 'string' && isOrigin(value.trim())) {
    const { protocol, hostname, port } = new URL(value.trim())
    return `${protocol}//${domainToUnicode(hostname)}${port && `:${port}`}`
  }
  const listed = isList ? listOf(name, value) : tidied(name, value)
  return name === 'social' && Array.isArray(listed) ? listed.map(parseAccount) : listed
}

/** Returns a field's flag, without the dashes. */
function flagOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')
}

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

One option for each answer; those with … take several, divided by commas, and can be given several times:
${FIELDS.map(({ name, isList }) => `  --${flagOf(name)}${isList ? ' …' : ''}`).join('\n')}

An account is an address, or kind=address. An empty text takes an answer back.
Exit code: 0 when done, 1 when nothing was written, 2 for options that aren't known.`

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean' } as const
const fieldOptions: Record<string, { type: 'string'; multiple: boolean }> = Object.fromEntries(
  FIELDS.map(({ name, isList }) => [flagOf(name), { ...TEXT, multiple: isList }]),
)
/** The options of the command line: those of the fields, pictures and switches. */
export const OPTIONS = {
  ...fieldOptions,
  ...{ portrait: TEXT, icon: TEXT, from: TEXT },
  ...{ yes: SWITCH, force: SWITCH, empty: SWITCH, 'keep-sample': SWITCH },
}

/**
 * Returns the answers among the options of the command line.
 * @throws Error for contradictory ones
 */
export function answersIn(values: Record<string, unknown>): Answers {
  if (values.empty && values['keep-sample'])
    throw new Error('--empty and --keep-sample contradict each other.')
  const given = KNOWN.flatMap((name) => {
    const value = values[flagOf(name)]
    if (value === undefined) return []
    const entries = [value].flat().flatMap((one) => entriesIn(name, String(one)))
    return [[name, entries.join('') === '' ? null : Array.isArray(value) ? entries : value]]
  })
  return answersFrom({
    ...Object.fromEntries(given),
    ...(values['keep-sample'] ? { empty: false } : {}),
  }).answers
}
