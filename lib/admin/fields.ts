import { z } from 'zod'
import path from 'node:path'
import { folders } from '../site/content-folder'
import { adminWords, FIELD_WORDS } from './words'

/** The content folder in the repository; one elsewhere is a repository of its own that has such a folder. */
export const CONTENT = path.isAbsolute(folders.name) ? path.basename(folders.name) : folders.name

/** A field of the editor, in the words of Sveltia CMS. */
export type CmsField = { name: string; label: string; widget: string; required: boolean } & Record<
  string,
  unknown
>

/** The parts of JSON Schema that the schemas of the owner's files have. */
type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: string[]
  default?: unknown
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maxLength?: number
}

/** Longer texts are written in a box of several lines. */
const LINE_LENGTH = 140

/** Texts that are a moment in Madrid, a picture or several lines, which their type doesn't say. */
const WIDGETS: Readonly<Record<string, Record<string, unknown>>> = {
  // Without a date an article is the last of all.
  created_at: { ...date(), default: '{{now}}' },
  published_at: date(),
  updated_at: date(),
  featured_image: picture('articles'),
  imgPath: picture('projects'),
  description: { widget: 'text' },
  summary: { widget: 'text' },
}

/** Creates the fields of the editor from the schema that `check` reads a file with. */
export function fieldsOf(schema: z.ZodType): CmsField[] {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema
  return fieldsIn(json.type === 'array' ? (json.items ?? {}) : json)
}

function fieldsIn({ properties = {}, required = [] }: JsonSchema): CmsField[] {
  return Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)))
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): CmsField {
  const label = FIELD_WORDS[name] ?? name
  // A choice with a usual value needs no empty one.
  const isChosen = schema.enum !== undefined && schema.default !== undefined
  return { name, label, required: required || isChosen, ...widgetOf(name, withoutChoice(schema)) } as CmsField
}

/** One value or a list of them is written as a list; one that may be null is optional. */
function withoutChoice(schema: JsonSchema): JsonSchema {
  const forms = schema.anyOf?.filter(({ type }) => type !== 'null')
  return forms?.find(({ type }) => type === 'array') ?? forms?.[0] ?? schema
}

function widgetOf(name: string, schema: JsonSchema): Record<string, unknown> {
  const { type, pattern, maxLength = 0 } = schema
  if (schema.enum)
    return { widget: 'select', options: schema.enum.map(optionOf), default: schema.default ?? undefined }
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: 'int',
      min:
        schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1),
    }
  if (type === 'boolean') return { widget: 'boolean', default: false }
  if (type === 'object') return { widget: 'object', fields: fieldsIn(schema) }
  if (type === 'array') return listOf(name, schema.items ?? {})
  const widget = WIDGETS[name] ?? { widget: maxLength > LINE_LENGTH ? 'text' : 'string' }
  // What is chosen fits; the pattern of mail addresses names letters of all languages, which only `u` understands.
  const isWritten = widget.widget === 'string' && pattern !== undefined && !pattern.includes('\\p{')
  return isWritten ? { ...widget, pattern: [pattern, adminWords.invalid] } : widget
}

function listOf(name: string, items: JsonSchema): Record<string, unknown> {
  if (items.type === 'object') return { widget: 'list', collapsed: true, fields: fieldsIn(items) }
  return { widget: 'list', field: fieldOf(name, items, true) }
}

function optionOf(value: string) {
  return { value, label: FIELD_WORDS[value] ?? value }
}

function date() {
  return {
    widget: 'datetime',
    format: 'YYYY-MM-DD HH:mm:ss',
    input_timezone: 'Europe/Madrid',
    output_utc: false,
    // Otherwise the seconds of an earlier date would be lost.
    step: 1,
  }
}

/** Returns where the editor puts pictures, and how texts refer to them. @param folder below `images/` */
export function pictureFolder(folder: string) {
  return { media_folder: `/${CONTENT}/images/${folder}`, public_folder: `/images/${folder}` }
}

function picture(folder: string) {
  return { widget: 'image', choose_url: false, ...pictureFolder(folder) }
}
