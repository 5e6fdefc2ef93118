import type { z } from 'zod'
import { type Selectable, selectRole } from './select-role'
import { SECTIONS } from './sections'

type Context = Pick<z.RefinementCtx, 'addIssue'>
/** Checks rules across the fields of a CV: roles exist, are unique, and have some content each. */
export function checkRoles(resume: Selectable, context: Context): void {
  const slugs = (resume['x-roles'] ?? []).map(({ slug }) => slug)
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  slugs.forEach((slug, index) => {
    if (slugs.indexOf(slug) < index) fault(['x-roles', index, 'slug'], 'a name that no other role has')
  })
  for (const { path, slug } of namedRoles(resume)) if (!slugs.includes(slug)) fault(path, knownRoles(slugs))
  if (isBare(resume)) return
  slugs.forEach((slug, index) => {
    if (isBare(selectRole(resume, slug)))
      fault(['x-roles', index, 'slug'], 'a role that some entry is shown for')
  })
}

function knownRoles(slugs: string[]): string {
  return slugs.length > 0 ? `a role of x-roles: ${slugs.join(', ')}` : 'the slug of a role that x-roles has'
}

function isBare(resume: Selectable): boolean {
  return SECTIONS.every((name) => (resume[name] ?? []).length === 0)
}

/** Every reference to a role, with its path. */
function namedRoles(resume: Selectable): { path: PropertyKey[]; slug: string }[] {
  return SECTIONS.flatMap((name) =>
    (resume[name] ?? []).flatMap((entry, index) => [
      ...(entry['x-roles'] ?? []).map((slug, at) => ({ path: [name, index, 'x-roles', at], slug })),
      ...(entry['x-highlights'] ?? []).flatMap(({ roles }, line) =>
        roles.map((slug, at) => ({ path: [name, index, 'x-highlights', line, 'roles', at], slug })),
      ),
    ]),
  )
}
