import schema from '@jsonresume/schema/schema.json'
import Ajv, { type AnySchema } from 'ajv'
import addFormats from 'ajv-formats'
import { folders } from '../config/content-folder'

/**
 * Validates a CV against the schema published by jsonresume.org.
 * @throws Error with a line for each violation
 */
export function checkPublishedSchema(resume: unknown): void {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  const validate = ajv.compile(schema as AnySchema)
  if (validate(resume)) return
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message }) => `  - ${instancePath || '/'} ${message}`,
  )
  throw new Error(
    `${folders.name}/resume.json doesn't follow the JSON Resume schema:\n${problems.join('\n')}`,
  )
}
