import { causeOf } from '../../../site/log'
import { type Problem, problemsOf } from '../../../validation/problems'
import type { SkippedRow } from '../../types'

/** Describes a file that can't be used. @param title title of its last good version, which is still shown */
export function brokenFile(file: string, fault: unknown, title: string | null = null): SkippedRow {
  const { field, message } = problemsOf(fault)?.[0] ?? { field: 'file', message: causeOf(fault) }
  return { id: file, title, field: field || 'file', reason: message }
}

/** Returns the problems of an error. @throws the error itself when it carries none, as for an unreadable disk */
export function problemsIn(error: unknown): Problem[] {
  const problems = problemsOf(error)
  if (!problems) throw error
  return problems
}
