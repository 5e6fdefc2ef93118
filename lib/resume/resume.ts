import 'server-only'
import { readFileSync } from 'node:fs'
import { contentFile, folders } from '../config/content-folder'
import { causeOf } from '../config/log'
import { resumeSchema, type Resume } from './schema'

const FILE = `${folders.name}/resume.json`

/**
 * Reads and validates the owner's CV.
 * @throws Error as {@link parseResume} does
 */
export function readResume(): Resume {
  return parseResume(readPublishedResume())
}

/**
 * Validates a CV in JSON Resume format.
 * @throws Error naming the file and, on a line each, every invalid field, the expected type and the actual value
 */
export function parseResume(value: unknown): Resume {
  const result = resumeSchema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) =>
      `  - ${fieldName(path)} should be ${message}, got ${describe(valueAt(value, path))}`,
  )
  throw new Error(`${FILE} needs attention:\n${problems.join('\n')}`)
}

/**
 * The CV file as it is, including fields that the site doesn't show.
 * @throws Error naming the file when it isn't valid JSON
 */
export function readPublishedResume(): unknown {
  try {
    return JSON.parse(readFileSync(contentFile('resume.json'), 'utf8'))
  } catch (error) {
    throw new Error(`${FILE} can't be read: ${causeOf(error)}`)
  }
}

/** A field's path, for error messages: `work[0].startDate`. */
function fieldName(path: PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the file'
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

function describe(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
