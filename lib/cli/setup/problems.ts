import type { z } from 'zod'
import { aboutSchema, homeSchema, siteSchema } from '../../config/owner-schema'
import { validate } from '../../validation/validate'
import type { Draft } from './draft'
import { type AnswerFile, FIELDS } from './fields'

const SCHEMAS: Record<AnswerFile, z.ZodType> = { site: siteSchema, home: homeSchema, about: aboutSchema }
/** These derive from the name, so a missing name already explains their absence. */
const FROM_NAME = ['title', 'description']

/**
 * An unusable answer.
 * @param field the answer's name
 */
type AnswerProblem = { field: string; sentence: string }

/** Validates the files to be written against the site's own schemas. */
export function problemsOf(draft: Pick<Draft, AnswerFile>): AnswerProblem[] {
  const problems = (Object.keys(SCHEMAS) as AnswerFile[]).flatMap((file) =>
    (validate(SCHEMAS[file], draft[file]).faults ?? []).map(({ path, message, fix }) => {
      const name = answerName(file, path.map(String))
      return { field: name, sentence: [`${name} ${message}.`, fix].filter(Boolean).join(' ') }
    }),
  )
  const isNameMissing = problems.some(({ field }) => field === 'name') && !draft.site.name
  return problems.filter(({ field }) => !(isNameMissing && FROM_NAME.includes(field)))
}

/** Returns the name of the answer that a path belongs to, with the rest of the path appended. */
function answerName(file: AnswerFile, path: string[]): string {
  const starts = (start: readonly string[]) => start.every((key, index) => path[index] === key)
  const field = FIELDS.find((one) => one.file === file && starts(one.path))
  if (!field) return `${file}.ts: ${path.join('.')}`
  return [field.name, ...path.slice(field.path.length)].join('.')
}
