/** Abbreviations of the RAE. `Intl` is not used: its abbreviations differ between ICU versions. */
const MONTHS = [
  'ene.',
  'feb.',
  'mar.',
  'abr.',
  'may.',
  'jun.',
  'jul.',
  'ago.',
  'sept.',
  'oct.',
  'nov.',
  'dic.',
]

const NO_BREAK_SPACE = '\u00a0'

/** Formats a date of JSON Resume: `2024-06` or `2024-06-15` is «jun. 2024», `2024` stays a year. */
export function formatResumeDate(date: string): string {
  const [year = '', month] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name ? `${name}${NO_BREAK_SPACE}${year}` : year
}
