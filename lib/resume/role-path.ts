import 'server-only'
import { isLanguage, LANGUAGES } from '../site/language'
import { getResume } from './current-resume'

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
