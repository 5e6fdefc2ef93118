/**
 * Fills a template: `{name}` becomes the value of that name. Texts of islands are templates and not functions, because
 * functions can't be passed from server to browser.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}

/** The singular and the plural of a text; `{count}` becomes the number. */
type Counted = { one: string; many: string }

/** Returns the text for a number of things, singular or plural. */
export function counted({ one, many }: Counted, count: number): string {
  return fill(count === 1 ? one : many, { count })
}

/** Formats a whole number as a language writes it: 5000 in Spanish, 5,000 in English. */
export function formatNumber(value: number, language: 'es' | 'en'): string {
  return new Intl.NumberFormat(language).format(value)
}
