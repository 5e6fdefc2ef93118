import type { z } from 'zod'
import { aboutSchema, homeSchema, siteSchema } from '../../config/owner-schema'
import { validate } from '../../config/validate'
import type { Draft } from './draft'
import { type AnswerFile, FIELDS } from './fields'

const SCHEMAS: Record<AnswerFile, z.ZodType> = { site: siteSchema, home: homeSchema, about: aboutSchema }
/** They follow the name: without one they are missing, too, and need no line of their own. */
const FROM_NAME = ['title', 'description']

/** An answer that can't be used. @param field the name of the answer */
type AnswerProblem = { field: string; sentence: string }

/** What the site's own schemas say of the files that would be written. */
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

/** The name of the answer that a path belongs to; what stands behind it is appended. */
function answerName(file: AnswerFile, path: string[]): string {
  const starts = (start: readonly string[]) => start.every((key, index) => path[index] === key)
  const field = FIELDS.find((one) => one.file === file && starts(one.path))
  if (!field) return `${file}.ts: ${path.join('.')}`
  return [field.name, ...path.slice(field.path.length)].join('.')
}
