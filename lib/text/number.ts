/** Formats a whole number as a language writes it: 5000 in Spanish, 5,000 in English. */
export function formatNumber(value: number, language: 'es' | 'en'): string {
  return new Intl.NumberFormat(language).format(value)
}
