import type { Language } from '../config/language'
import { foldToPlain } from '../text/folding'
import { resumePath } from './addresses'
import type { Resume } from './schema'

/** The pages that roles lead to, by the role's own words. */
export type RolePaths = Readonly<Record<string, string>>

/**
 * The CVs that roles of the home page lead to: those whose label says the same, apart from capitals and accents.
 * @param roles as the home page shows them
 */
export function rolePaths(roles: readonly string[], resume: Resume, language: Language = 'es'): RolePaths {
  const found = roles.flatMap((text) => {
    const fitting = resume['x-roles'].find(({ label }) => foldToPlain(label) === foldToPlain(text))
    return fitting ? [[text, resumePath({ language, role: fitting.slug })]] : []
  })
  return Object.fromEntries(found) as RolePaths
}
