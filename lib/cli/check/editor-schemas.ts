import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { englishProjectsSchema } from '../../site/english-schema'
import { seriesSchema } from '../../articles/series-list'
import { frontMatterSchema, projectsSchema, storySchema } from '../../content/front-matter'
import { resumeSchema } from '../../resume/schema'

/** Where editors find the schemas; `.vscode/settings.json` says which file has which. */
const FOLDER = '.vscode/schemas'

/** The schemas of the owner's files that are no TypeScript. */
const SCHEMAS: Record<string, z.ZodType> = {
  article: frontMatterSchema,
  story: storySchema,
  projects: projectsSchema,
  'english-projects': englishProjectsSchema,
  series: seriesSchema,
  resume: resumeSchema,
}

/** Writes the schemas, so that editors complete and underline without any command. @returns their files */
export function writeEditorSchemas(): string[] {
  mkdirSync(FOLDER, { recursive: true })
  return listSchemas().map(([file, text]) => {
    writeFileSync(file, text)
    return file
  })
}

/** Returns the schemas, each with its file. */
export function listSchemas(): [file: string, text: string][] {
  return Object.entries(SCHEMAS).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override: asWritten })
    return [path.posix.join(FOLDER, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`]
  })
}

/**
 * Adapts a JSON Schema to what the site reads: a field that may be absent may be null, and an object that takes further
 * fields takes those of the owner's own, which begin with `x-`.
 */
function asWritten({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { properties, required = [] } = jsonSchema
  if (!properties) return
  for (const [name, property] of Object.entries(properties))
    if (typeof property === 'object' && typeof property.type === 'string' && !required.includes(name))
      Object.assign(property, { type: [property.type, 'null'] })
  if (jsonSchema.additionalProperties === undefined)
    Object.assign(jsonSchema, { patternProperties: { '^x-': {} }, additionalProperties: false })
}
