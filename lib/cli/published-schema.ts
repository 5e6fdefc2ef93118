import schema from '@jsonresume/schema/schema.json'
import Ajv, { type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Origin } from '../config/checked-value'
import { fieldName } from '../config/field-name'
import { isMailAddress } from '../config/mail'
import { folders } from '../config/content-folder'
import { ContentProblemsError, type Problem } from '../config/problems'
import { shown } from '../config/shown'
import { parseUrl } from '../text/parse-url'

/** The section names of JSON Resume. */
export const knownSections = Object.keys(schema.properties).filter((name) => name !== '$schema')

const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  email: 'an e-mail address such as hola@example.com',
  uri: 'an address that begins with https://',
}

/**
 * Validates a CV against the schema published by jsonresume.org.
 * @throws ContentProblemsError if it does not conform
 */
export function checkPublishedSchema(resume: unknown): void {
  const problems = publishedSchemaProblems(resume, {
    file: `${folders.name}/resume.json`,
    locate: () => null,
  })
  if (problems.length > 0) throw new ContentProblemsError(problems)
}

let validate: ValidateFunction | undefined

/** Compiles the schema. This takes longer than the rest of the check, so it happens once per process. */
function compiledSchema(): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true })
  addFormats(ajv)
  // The default patterns of these formats reject internationalised host names.
  ajv.addFormat('email', isMailAddress)
  ajv.addFormat('uri', (value) => parseUrl(value) !== null)
  return ajv.compile(schema as AnySchema)
}

/**
 * Returns a CV's deviations from the schema published by jsonresume.org, including
 * sections that the site does not show.
 */
export function publishedSchemaProblems(resume: unknown, { file, locate }: Origin): Problem[] {
  validate ??= compiledSchema()
  if (validate(resume)) return []
  return (validate.errors ?? []).map((error) => {
    const path = error.instancePath.split('/').slice(1).map(keyOf)
    const field = fieldName(resume, path)
    const message = `is ${shown(error.data)}; it should be ${expected(error)}`
    return { severity: 'error', file, place: locate(path), field, message, fix: '' }
  })
}

function expected({ keyword, params, message = '' }: ErrorObject): string {
  if (keyword === 'type') return EXPECTED[String(params.type)] ?? String(params.type)
  if (keyword === 'format') return EXPECTED[String(params.format)] ?? `a ${params.format}`
  if (keyword === 'pattern') return 'a date such as 2024, 2024-06 or 2024-06-15'
  return message.replace(/^must be /, '')
}

/** Decodes one segment of a JSON pointer. */
function keyOf(step: string): string | number {
  const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
  return /^\d+$/.test(key) ? Number(key) : key
}
