import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { englishProjectsSchema } from '../../site/english-schema'
import { seriesSchema } from '../../content/series-list'
import { frontMatterSchema, projectsSchema, storySchema } from '../../content/front-matter'
import { resumeSchema } from '../../resume/schema'
import type { Problem } from '../../validation/problems'

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

/** Reports schemas for editors that are older than those of the site. A copy of the site may have none. */
export function editorSchemaProblems(): Problem[] {
  if (!existsSync(FOLDER)) return []
  return listSchemas().flatMap(([file, text]): Problem[] => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    const fix = 'Write it again: npm run check -- --schemas'
    const message = 'is not the schema that the site has'
    return [{ severity: 'warning', file, place: null, field: '', message, fix }]
  })
}

/** Writes the schemas, so that editors complete and underline without any command. @returns their files */
export function writeEditorSchemas(): string[] {
  mkdirSync(FOLDER, { recursive: true })
  return listSchemas().map(([file, text]) => {
    writeFileSync(file, text)
    return file
  })
}

function listSchemas(): [file: string, text: string][] {
  return Object.entries(SCHEMAS).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
    return [path.posix.join(FOLDER, `${name}.json`), `${JSON.stringify(asWritten(json), null, 2)}\n`]
  })
}

/**
 * Adapts a JSON Schema to what the site reads: a field that may be absent may be null, and an object that takes further
 * fields takes those of the owner's own, which begin with `x-`.
 */
function asWritten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asWritten)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, asWritten(value)] as const)
  const {
    properties,
    required = [],
    ...rest
  } = Object.fromEntries(entries) as {
    properties?: Record<string, { type?: unknown }>
    required?: string[]
  }
  if (!properties) return Object.fromEntries(entries)
  const adapted = Object.entries(properties).map(([name, property]) => {
    const isOptional = typeof property.type === 'string' && !required.includes(name)
    return [name, isOptional ? { ...property, type: [property.type, 'null'] } : property]
  })
  return {
    ...rest,
    properties: Object.fromEntries(adapted),
    required,
    ...('additionalProperties' in rest
      ? {}
      : { patternProperties: { '^x-': {} }, additionalProperties: false }),
  }
}
