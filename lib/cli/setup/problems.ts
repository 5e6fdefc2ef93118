import type { z } from 'zod'
import { aboutSchema, homeSchema, siteSchema } from '../../config/owner-schema'
import type { Draft } from './draft'
import { type AnswerFile, FIELDS } from './fields'
import { valueAt, type Values } from './values'

const SCHEMAS: Record<AnswerFile, z.ZodType> = { site: siteSchema, home: homeSchema, about: aboutSchema }

/** A field that can't be used, under the name that its answer has. */
export type Problem = { field: string; message: string }

/** What the site's own schemas say of the files. */
export function problemsOf(draft: Pick<Draft, AnswerFile>): Problem[] {
  return (Object.keys(SCHEMAS) as AnswerFile[]).flatMap((file) => {
    const { error } = SCHEMAS[file].safeParse(draft[file])
    return (error?.issues ?? []).map((issue) => ({
      field: answerName(file, issue.path.map(String)),
      message: sentence(draft[file], issue),
    }))
  })
}

function sentence(values: Values, { path, message }: z.core.$ZodIssue): string {
  const held = valueAt(values, path.map(String))
  const found = held === undefined || held === null ? 'is missing' : `is ${JSON.stringify(held)}`
  return `${found}; it should be ${message}`
}

/** The name of the answer that a path belongs to; what stands behind it is appended. */
function answerName(file: AnswerFile, path: string[]): string {
  const starts = (start: readonly string[]) => start.every((key, index) => path[index] === key)
  const field = FIELDS.find((one) => one.file === file && starts(one.path))
  if (!field) return `${file}.ts: ${path.join('.')}`
  return [field.name, ...path.slice(field.path.length)].join('.')
}
