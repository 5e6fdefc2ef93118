import type { Language } from '../site/language'
import { RESUME_COPY } from './words'

const NO_BREAK_SPACE = '\u00a0'

/**
 * Formats a JSON Resume date in the precision it has, without time zones: `2024` stays a year, `2024-06` is «jun.
 * 2024», `2024-06-01` «1 jun. 2024».
 */
export function formatResumeDate(date: string, language: Language = 'es'): string {
  const [year = '', month, day] = date.split('-')
  const name = RESUME_COPY[language].months[Number(month) - 1]
  return [day && String(Number(day)), name, year].filter(Boolean).join(NO_BREAK_SPACE)
}
