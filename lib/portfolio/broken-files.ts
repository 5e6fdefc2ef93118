import { causeOf } from '../config/log'
import { type Problem, problemsOf } from '../config/problems'
import type { SkippedRow } from './types'

/** What is told of a file that can't be used. @param title of what is shown of it, as it was before */
export function brokenFile(file: string, fault: unknown, title: string | null = null): SkippedRow {
  const { field, message } = problemsOf(fault)?.[0] ?? { field: 'file', message: causeOf(fault) }
  return { id: file, title, field: field || 'file', reason: message }
}

/** The problems of a fault. @throws an error that carries none, such as a disk that can't be read */
export function problemsIn(error: unknown): Problem[] {
  const problems = problemsOf(error)
  if (!problems) throw error
  return problems
}
