import { isEmptyOrNull, withoutEmpty } from '../validation/without-empty'
import { reachable, type Reachable } from './contacts'
import { type Selectable, sectionOrder, selectRole } from './select-role'

/**
 * Returns a CV in JSON Resume format, for tools that read it: the file's own fields, including those that the site
 * doesn't show. Highlights of roles become plain ones, sections follow the order of the role, and empty values are left
 * out.
 * @param value a validated CV @param role its slug; null for the whole CV
 */
export function publishedResume(value: unknown, role: string | null): object {
  const whole = withoutEmpty(value, isEmptyOrNull).value as Selectable & { basics: Reachable }
  const { 'x-roles': _, ...chosen } = selectRole(whole, role)
  const { email: _email, phone: _phone, ...basics } = chosen.basics
  const { $schema, ...fields } = { ...chosen, basics: { ...basics, ...reachable(chosen.basics) } } as Fields
  const ordered = [...sectionOrder(whole, role), ...Object.keys(fields)].filter((name) => name in fields)
  const sections = [...new Set(['basics', ...ordered])].map((name) => [name, withoutRoles(fields[name])])
  return { ...($schema ? { $schema } : {}), ...Object.fromEntries(sections) }
}

type Fields = Record<string, unknown>

function withoutRoles(section: unknown): unknown {
  if (!Array.isArray(section)) return section
  return section.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'x-roles'))
      : entry,
  )
}
