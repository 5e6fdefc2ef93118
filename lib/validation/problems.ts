import { isUtf8 } from 'node:buffer'
import leven, { closestMatch } from 'leven'
import { foldToPlain } from '../text/folding'

/** A place in a file, both counted from 1. */
export type Place = { line: number; column: number }

/** A problem in a file of the content folder that the owner must fix or should know about. */
export type Problem = {
  /** An error stops a build; a warning doesn't. */
  severity: 'error' | 'warning'
  /** Relative to the project. */
  file: string
  place: Place | null
  /**
   * Name of the field as the owner knows it: `legal.email`, `work "Acme": endDate`; empty if the problem concerns the
   * file.
   */
  field: string
  /** What is wrong, and what was expected; follows the field, without a full stop. */
  message: string
  /** How to fix it: a sentence, or empty if the message suffices. */
  fix: string
}

/** Returns a problem that stops a build. @param words what is known of it beside its file */
export function errorIn(file: string, words: Pick<Problem, 'message'> & Partial<Problem>): Problem {
  return { severity: 'error', file, place: null, field: '', fix: '', ...words }
}

/** Returns the problem of a name that one object has twice. */
export function twinProblem(file: string, field: string, place: Place): Problem {
  return errorIn(file, { place, field, message: 'is there twice in one object', fix: 'Keep one of them' })
}

/** The error of owner's files that can't be used. The message lists every problem, one per line. */
export class ContentProblemsError extends Error {
  constructor(readonly problems: Problem[]) {
    super(listProblems(problems))
    this.name = 'ContentProblemsError'
  }
}

/** Returns the problems that an error carries, or null for any other error. */
export function problemsOf(error: unknown): Problem[] | null {
  if (!(error instanceof Error) || !('problems' in error) || !Array.isArray(error.problems)) return null
  return error.problems as Problem[]
}

/**
 * Runs a function that reads the owner's files, and returns their problems instead of throwing them.
 * @throws any error that is not a problem of these files
 */
export async function problemsFrom<T>(
  read: () => T | Promise<T>,
): Promise<{ value: T | null; problems: Problem[] }> {
  try {
    return { value: await read(), problems: [] }
  } catch (error) {
    const problems = problemsOf(error)
    if (!problems) throw error
    return { value: null, problems }
  }
}

/**
 * Formats a problem as one line, which editors and terminals turn into a link: `file:line:column: field message. Fix.`
 */
export function formatProblem({ severity, file, place, field, message, fix }: Problem): string {
  const where = place ? `${file}:${place.line}:${place.column}` : file
  const kind = severity === 'warning' ? 'warning: ' : ''
  const sentence = [field, message].filter(Boolean).join(' ')
  return `${where}: ${kind}${sentence}.${fix ? ` ${fix.replace(/(?<![?.])$/, '.')}` : ''}`
}

/** Lists all problems under one heading: errors first, each file from top to bottom. */
export function listProblems(problems: Problem[]): string {
  const sorted = problems.toSorted(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file, 'en', { numeric: true }) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  )
  return ['The content needs attention:', ...sorted.map(formatProblem)].join('\n')
}

/** Converts an offset in a text to line and column. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: before.length - lineStart + 1 }
}

const SHOWN_CHARACTERS = 60

/** Formats any value for messages, shortened. */
export function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value) && value.length === 0) return 'an empty list'
  const text = JSON.stringify(value) ?? String(value)
  if (text.length <= SHOWN_CHARACTERS) return text
  if (typeof value !== 'string') return Array.isArray(value) ? 'a list' : 'an object'
  return `${text.slice(0, SHOWN_CHARACTERS)}…`
}

/** Fields that identify an entry of a list, in order of preference. */
const LABELS = ['title', 'name', 'position', 'institution', 'language', 'network', 'kind', 'text', 'label']
const LABEL_CHARACTERS = 40

/**
 * Returns a field's name as the owner knows it: `legal.email`, `work "Acme": endDate`, `roles, entry 2`. Entries of
 * lists are identified by their title or name, else by their number from 1.
 * @param value the value that the path leads into
 * @param entry name for entries of the outermost list, if the file is a list
 */
export function fieldName(value: unknown, path: PropertyKey[], entry = 'entry'): string {
  let name = ''
  for (const [at, key] of path.entries()) {
    const label = labelOf(valueAt(value, path.slice(0, at + 1)))
    const separator = typeof path[at - 1] === 'number' ? ': ' : '.'
    if (typeof key !== 'number') name = name ? `${name}${separator}${String(key)}` : String(key)
    else if (label !== null) name = `${name || entry} ${label}`
    else name = name ? `${name}, entry ${key + 1}` : `${entry} ${key + 1}`
  }
  return name
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
    value,
  )
}

function labelOf(held: unknown): string | null {
  const texts = LABELS.map((key) => valueAt(held, [key]))
  const label = texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
  if (label === undefined) return null
  const shown = label.length > LABEL_CHARACTERS ? `${label.slice(0, LABEL_CHARACTERS)}…` : label
  return JSON.stringify(shown)
}

/** Maximum number of differing letters between a typo and the intended word; shorter words allow fewer. */
const MOST_EDITS = 2

/** Returns the word that was probably meant, or null. Ignores case, accents and separators. */
export function nearest(word: string, words: readonly string[]): string | null {
  const spellings = new Map(words.map((one) => [plain(one), one]))
  const maxDistance = Math.min(MOST_EDITS, Math.ceil(plain(word).length / 3))
  const found = closestMatch(plain(word), [...spellings.keys()], { maxDistance })
  return found === undefined ? null : (spellings.get(found) ?? null)
}

/** Proposes the word that was probably meant, in a sentence; an empty text where there is none. */
export function didYouMean(word: string, words: readonly string[]): string {
  const meant = nearest(word, words)
  return meant === null ? '' : `Did you mean ${meant}?`
}

function plain(word: string): string {
  return foldToPlain(word).replace(/[\s_-]/g, '')
}

/** Whether two words differ by one letter, or by two that are swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const distance = leven(one, other)
  const sorted = (word: string) => [...word].sort().join('')
  return distance === 1 || (distance === 2 && sorted(one) === sorted(other))
}

/**
 * Decodes one of the owner's files.
 * @param file its name in messages @param bytes as stored on disk
 * @throws ContentProblemsError with the first line that isn't valid UTF-8: it would be published with � in it
 */
export function ownerText(file: string, bytes: Buffer): string {
  const text = bytes.toString('utf8')
  if (isUtf8(bytes)) return text
  const message = "is not UTF-8, so that its letters can't be read"
  const place = placeAt(text, text.indexOf('\ufffd'))
  const fix = 'Save it again as UTF-8'
  throw new ContentProblemsError([errorIn(file, { place, message, fix })])
}

/** Matches the first line of a conflict that Git left in a file. */
const CONFLICT = /^<{7} .*$/m

/** Returns the problem of a file with a merge conflict in it, or null. Its syntax errors follow from that. */
export function conflictProblem(file: string, text: string): Problem | null {
  const offset = text.search(CONFLICT)
  if (offset < 0) return null
  const message = 'has the marks of a merge conflict'
  const fix =
    'Keep one of the two versions, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>'
  return errorIn(file, { place: placeAt(text, offset), message, fix })
}
