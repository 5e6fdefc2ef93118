import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { MAX_BODY_BYTES, readWithin, TIMEOUT_MS } from '../../site/fetch-text'
import { isRecord } from '../../validation/read-values'
import { parseResume } from '../../resume/resume'
import type { Folders } from '../../site/content-folder'
import { causeOf } from '../../site/log'
import { formatProblem, problemsFrom } from '../../validation/problems'
import { isEmptyOrNull, withoutEmpty } from '../../validation/validate'
import { confirmOverwrite } from '../overwriting'
import { createOutput, readOwnJson } from './output'
import { readLinkedIn } from './read-linkedin'

/** A CV in the form of JSON Resume, or a part of one. */
export type ResumeRow = Record<string, unknown>
/** What was read. @param left what the CV has no place for */
export type Found = { resume: ResumeRow; left: string[] }

/** @param say prints a line */
export type ResumeOptions = {
  folders: Folders
  isDry: boolean
  isForced: boolean
  say: (line: string) => void
}

const FILE = 'resume.json'
/** Names that fields had in earlier versions of JSON Resume, by section; those of all sections come first. */
const OLD_NAMES: Record<string, Record<string, string>> = {
  '*': { website: 'url' },
  basics: { picture: 'image' },
  work: { company: 'name' },
  education: { gpa: 'score' },
  languages: { name: 'language', level: 'fluency' },
}
/** What tells the entries of a list apart. */
const NAMES = [
  ...['name', 'institution', 'organization', 'language', 'title'],
  ...['position', 'studyType', 'area', 'network'],
]

/** Whether what is given is a CV, by its name or its address. */
export function isResume(given: string): boolean {
  return /^https?:\/\/(?:gist\.github\.com|registry\.jsonresume\.org)\/|\.(?:json|zip)(?:\?.*)?$/i.test(given)
}

/**
 * Brings a CV into `content/resume.json`; asks before it replaces one.
 * @param given LinkedIn's archive, or JSON Resume: a file or its address
 * @throws Error if it can't be read
 */
export async function importResume(given: string, options: ResumeOptions): Promise<void> {
  const { folders, isDry, isForced, say } = options
  const file = path.join(folders.content, FILE)
  const name = `${folders.name}/${FILE}`
  const { resume, left } = /\.zip$/i.test(given) ? await readLinkedIn(given) : await readJsonResume(given)
  const isEmpty = (value: unknown) => value === undefined || isEmptyOrNull(value)
  const found = withoutEmpty(resume, isEmpty).value as ResumeRow
  const present = await readOwnJson(folders, FILE, {}, isRecord)
  // Nothing is kept of another person's CV.
  const merged = ownerOf(present) === ownerOf(found) ? (merge(present, found) as ResumeRow) : found
  const text = `${JSON.stringify(merged, null, 2)}\n`
  const isSame = existsSync(file) && text === (await readFile(file, 'utf8'))
  const counts = Object.entries(merged).flatMap(([section, list]) =>
    Array.isArray(list) ? [`${section} ${list.length}`] : [],
  )
  say(`${name}: ${counts.join(', ')}${isSame ? '; nothing is new' : ''}.`)
  if (left.length > 0) say(['Not taken:', ...left].join('\n  '))
  const { problems } = await problemsFrom(() => parseResume(merged, { name }))
  for (const problem of problems) say(formatProblem(problem))
  if (isSame || isDry) return
  await confirmOverwrite(file, { command: 'npm run import', force: isForced })
  await createOutput(folders, false).write(FILE, text)
  say(`${name} is written. Read it, then print it with npm run cv.`)
}

function ownerOf({ basics }: ResumeRow): string {
  return isRecord(basics) ? plain(basics.name) : ''
}

/** Merges a CV into the one that is there, of which all stays that the other doesn't have: sections, entries, fields. */
function merge(present: unknown, found: unknown): unknown {
  if (isRecord(present) && isRecord(found)) {
    const both = Object.entries(found).map(([name, value]) => [name, merge(present[name], value)])
    return { ...present, ...Object.fromEntries(both) }
  }
  if (!isList(present) || !isList(found)) return found
  const rest = [...present]
  const entries = found.map((entry) => {
    const at = rest.findIndex((before) => identity(before) === identity(entry))
    return at === -1 ? entry : merge(rest.splice(at, 1)[0], entry)
  })
  return [...entries, ...rest]
}

function isList(value: unknown): value is ResumeRow[] {
  return Array.isArray(value) && value.every(isRecord)
}

function identity(entry: ResumeRow): string {
  return NAMES.map((name) => plain(entry[name])).join('|')
}

function plain(value: unknown): string {
  return String(value ?? '')
    .trim()
    .toLowerCase()
}

/** Reads JSON Resume, also of its earlier versions, from a file or an address. */
async function readJsonResume(given: string): Promise<Found> {
  const text = /^https?:/i.test(given) ? await fetchJson(resumeAddress(given)) : await readFile(given, 'utf8')
  let resume: unknown
  try {
    resume = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${given} is no whole JSON: ${causeOf(error)}`, { cause: error })
  }
  if (!isRecord(resume) || !isRecord(resume.basics))
    throw new Error(`${given} is no CV in the form of JSON Resume: it has no basics`)
  const renamed = Object.entries(resume).map(([section, value]) => [section, withNewNames(section, value)])
  return { resume: Object.fromEntries(renamed) as ResumeRow, left: [] }
}

/** Returns the address of the file itself, for the page of a gist or of somebody's CV in the registry. */
export function resumeAddress(page: string): string {
  const { host, pathname } = new URL(page)
  const place = pathname.replace(/\/$/, '')
  if (host === 'gist.github.com') return `https://gist.githubusercontent.com${place}/raw/resume.json`
  const isRegistry = host === 'registry.jsonresume.org' && !place.endsWith('.json')
  return isRegistry ? `https://${host}${place}.json` : page
}

async function fetchJson(address: string): Promise<string> {
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return (await readWithin(response.body, MAX_BODY_BYTES)).toString('utf8')
}

/** A field under its new name counts before the old one. */
function withNewNames(section: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNewNames(section, entry))
  if (!isRecord(value)) return value
  const names: Record<string, string> = { ...OLD_NAMES['*'], ...OLD_NAMES[section] }
  const old = Object.keys(value).filter((name) => names[name])
  const renamed = Object.fromEntries(old.map((name) => [names[name], value[name]]))
  const kept = Object.entries(value).filter(([name]) => !names[name])
  return { ...renamed, ...Object.fromEntries(kept) }
}
