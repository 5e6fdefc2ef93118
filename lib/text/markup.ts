import { escapeMarkup } from './escaping'

/** HTML source. Only {@link markup} creates it, so that every text is escaped. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | number | Markup | (Markup | null)[] | null | undefined

/** Template tag for HTML: interpolated strings are escaped, and null becomes an empty string. */
export function markup(template: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(template.reduce((source, part, i) => source + toSource(values[i - 1]) + part))
}

function toSource(value: Value): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toSource).join('')
  return value instanceof Markup ? value.source : escapeMarkup(String(value))
}
