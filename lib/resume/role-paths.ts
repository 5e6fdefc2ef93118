import type { Language } from '../site/language'
import { foldToPlain } from '../text/folding'
import { resumePath } from './addresses'
import type { Resume } from './schema'

/** Paths of the CVs of roles, by the text of the role. */
export type RolePaths = Readonly<Record<string, string>>

/**
 * Returns the CVs to which roles of the home page link: those whose label is equal, ignoring case and accents.
 * @param roles as the home page shows them
 */
export function rolePaths(roles: readonly string[], resume: Resume, language: Language = 'es'): RolePaths {
  const found = roles.flatMap((text) => {
    const fitting = resume['x-roles'].find(({ label }) => foldToPlain(label) === foldToPlain(text))
    return fitting ? [[text, resumePath({ language, role: fitting.slug })]] : []
  })
  return Object.fromEntries(found) as RolePaths
}
