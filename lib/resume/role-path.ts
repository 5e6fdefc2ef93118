import 'server-only'
import { isLanguage, type Language, LANGUAGES } from '../site/language'
import { getResume } from './current-resume'
import { foldToPlain } from '../text/folding'
import { resumePath } from './addresses'
import type { Resume } from './schema'

const ROLE_PATH = /^(?:\/(\w\w))?\/resume\/(.+)$/

/** Whether a path is below a CV's page. */
export function isRolePath(pathname: string): boolean {
  return ROLE_PATH.test(pathname)
}

/** Whether a path below a CV's page is the page of a role. @param pathname percent-encoded */
export async function hasRolePage(pathname: string): Promise<boolean> {
  const [, language, role = ''] = ROLE_PATH.exec(pathname) ?? []
  // The first language has no prefix.
  if (language && (!isLanguage(language) || language === LANGUAGES[0])) return false
  const { resume } = await getResume()
  return resume['x-roles'].some(({ slug }) => slug === role)
}

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
