import schema from '@jsonresume/schema/schema.json'
import Ajv, { type AnySchema } from 'ajv'
import addFormats from 'ajv-formats'
import { isMailAddress } from '../../lib/site/schema-parts'
import { parseUrl } from '../../lib/text/parse-url'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
// The default patterns of these formats reject internationalised host names.
ajv.addFormat('email', isMailAddress)
ajv.addFormat('uri', (value) => parseUrl(value) !== null)
const validate = ajv.compile(schema as AnySchema)

/** Validates a CV against the schema published by jsonresume.org. @throws Error if it does not conform */
export function checkPublishedSchema(resume: unknown): void {
  if (!validate(resume)) throw new Error(ajv.errorsText(validate.errors))
}

/** The published schema itself. */
export const publishedSchema = schema
