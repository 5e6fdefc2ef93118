import type { z } from 'zod'
import { ContentProblemsError, type Place } from './problems'
import { type Format, validate } from './validate'

/** The source of a value. @param locate returns the place of a field, or of the nearest enclosing value */
export type Origin = { file: string; locate: (path: PropertyKey[]) => Place | null }

/**
 * Returns one of the owner's values, validated and parsed by its schema.
 * @throws ContentProblemsError with every field that can't be used
 */
export function checkedValue<T>(schema: z.ZodType<T>, value: unknown, origin: Origin & Format): T {
  const { file, locate, ...format } = origin
  const { data, faults } = validate(schema, value, format)
  if (!faults) return data
  throw new ContentProblemsError(
    faults.map(({ path, ...fault }) => ({ severity: 'error', file, place: locate(path), ...fault })),
  )
}
