import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { formatProblem, problemsOf } from '../../validation/problems'
import { isEmptyOrNull, withoutEmpty } from '../../validation/without-empty'
import { isRecord } from '../../content/read-values'
import { parseResume } from '../../resume/resume'
import { confirmOverwrite } from '../overwriting'
import { type Found, mergeResume, type ResumeRow } from './merge-resume'
import { Refusal } from './post'
import { readJsonResume } from './read-json-resume'
import { readLinkedIn } from './read-linkedin'
import { createOutput, readIfThere } from './record'

const FILE = 'resume.json'

/** @param ask asks a yes/no question; null without a terminal @param say prints a line */
export type ResumeOptions = {
  folders: Folders
  isDry: boolean
  isForced: boolean
  ask?: ((question: string) => Promise<boolean>) | null
  say: (line: string) => void
}

/** Whether what is given is a CV, by its name or its address. */
export function isResume(given: string): boolean {
  return /^https?:\/\/(?:gist\.github\.com|registry\.jsonresume\.org)\/|\.(?:json|zip)(?:\?.*)?$/i.test(given)
}

/**
 * Brings a CV into `content/resume.json`; asks before it replaces one.
 * @param given LinkedIn's archive, or JSON Resume: a file or its address
 * @throws Refusal if it can't be read
 */
export async function importResume(given: string, options: ResumeOptions): Promise<void> {
  const { folders, isDry, isForced, ask, say } = options
  const file = path.join(folders.content, FILE)
  const name = `${folders.name}/${FILE}`
  const isArchive = /\.zip$/i.test(given)
  const { resume, left }: Found = isArchive
    ? await readLinkedIn(given, path.basename(given))
    : await readJsonResume(given)
  const current = await readIfThere(file)
  const merged = mergeResume(presentIn(current, name), cleaned(resume))
  const text = `${JSON.stringify(merged, null, 2)}\n`
  const counts = Object.entries(merged).flatMap(([section, list]) =>
    Array.isArray(list) ? [`${section} ${list.length}`] : [],
  )
  say(`${name}: ${counts.join(', ')}${text === current ? '; nothing is new' : ''}.`)
  if (left.length > 0) say(['Not taken:', ...left].join('\n  '))
  for (const problem of problemsIn(merged, name)) say(problem)
  if (text === current || isDry) return
  await confirmOverwrite(file, { command: `npm run import`, force: isForced, isUntouched: () => false, ask })
  await createOutput(folders, false).write(FILE, text)
  say(`${name} is written. Read it, then print it with npm run cv.`)
}

function presentIn(text: string | null, name: string): ResumeRow {
  try {
    const present: unknown = JSON.parse(text ?? '{}')
    if (isRecord(present)) return present
  } catch {
    // Reported below; `npm run check` explains what is wrong.
  }
  throw new Refusal(`${name} can't be read: mend it first (npm run check says where)`)
}

function cleaned(resume: ResumeRow): ResumeRow {
  const isEmpty = (value: unknown) => value === undefined || isEmptyOrNull(value)
  return withoutEmpty(resume, isEmpty).value as ResumeRow
}

/** Returns what the site can't show of a CV, a line each. */
function problemsIn(resume: ResumeRow, file: string): string[] {
  try {
    parseResume(resume, { name: file })
    return []
  } catch (error) {
    const problems = problemsOf(error)
    if (!problems) throw error
    return problems.map(formatProblem)
  }
}
