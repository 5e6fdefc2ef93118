import path from 'node:path'
import { didYouMean } from '../../validation/problems'
import { isRecord } from '../../validation/read-values'
import { parseAccount } from './accounts'
import { FIELDS, type Field } from './fields'

/**
 * The answers about a site, by the name of their field; null for none. `empty` says whether the sample's content is
 * removed, `projects` are added to those in `projects.json`.
 */
export type Answers = Record<string, unknown>

const KNOWN = [...FIELDS.map(({ name }) => name), 'projects', 'empty']

/**
 * Parses answers from JSON: an object of the fields, in which those with a dot may be nested.
 * @param folder the paths of pictures are relative to it
 * @throws Error with a line for every name that isn't known
 */
export function answersFrom(given: unknown, folder = '.'): Answers {
  if (!isRecord(given)) throw new Error('The answers should be an object such as { "name": "Ana" }.')
  const entries = flattened(given)
  const unknown = entries.flatMap(([name]) => {
    const advice = didYouMean(name, KNOWN) || `Known are ${KNOWN.join(', ')}.`
    return KNOWN.includes(name) ? [] : [`${name} is no answer that is known. ${advice}`]
  })
  if (unknown.length > 0) throw new Error(unknown.join('\n'))
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const field = FIELDS.find((one) => one.name === name)
      if (field?.form === 'picture' && value) return [name, path.resolve(folder, String(value))]
      return [name, field ? answerOf(field, value) : value]
    }),
  )
}

/** The values of nested objects by their dotted names. */
function flattened(given: Record<string, unknown>, start = ''): [string, unknown][] {
  return Object.entries(given).flatMap(([key, value]): [string, unknown][] =>
    isRecord(value) ? flattened(value, `${start}${key}.`) : [[start + key, value]],
  )
}

/** Whether a field has several entries. */
export const isList = ({ form }: Field) => form === 'list' || form === 'paragraphs'

/** What separates entries, with a blank or without; an address may have a comma of its own. */
const BETWEEN = /[,;](?:\s+|(?=[\p{L}.#]))|\s*\n\s*/u
const BETWEEN_ADDRESSES = /[,;](?:\s+|(?=https?:|mailto:|tel:|@))|\s*\n\s*/

/** The entries of a text: a paragraph keeps its commas. */
function entriesIn({ name, form }: Field, text: string): string[] {
  const between = name === 'social' ? BETWEEN_ADDRESSES : BETWEEN
  return text
    .trim()
    .split(form === 'paragraphs' ? /\s*\n\s*/ : between)
    .filter(Boolean)
}

/** Converts an answer to the form of the owner's file. Accounts may be given by their address alone. */
export function answerOf(field: Field, value: unknown): unknown {
  if (!isList(field)) return typeof value === 'string' ? value.trim() : value
  const entries = typeof value === 'string' ? entriesIn(field, value) : value
  return field.name === 'social' && Array.isArray(entries) ? entries.map(parseAccount) : entries
}

export const HELP = `npm run setup [-- options]

Writes the content folder for you: site.ts, home.ts, about.ts and a resume.json to go on with. Asks in a terminal;
elsewhere, or with --yes, what is there already stays. Keeps a backup, and can be run again.

  --from FILE  answers as JSON: { "name": "Ana", "url": "https://…", "roles": ["…"], "legal": { "taxId": "…" }, … }
  --empty      take the articles, projects, pictures and the CV of the sample away ("empty": true)
  --yes        ask nothing
  --force      write over files that you have edited
  --help

Answers: ${KNOWN.join(', ')}.
An account is an address, or kind=address; portrait and icon are files. An empty text takes an answer back.
Exit code: 0 when done, 1 when nothing was written, 2 for options that aren't known.`
