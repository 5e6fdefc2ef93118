import { type Language, LANGUAGES } from '../config/language'

/** One of the CVs that the site has. @param role slug of a role, or null for the whole CV */
export type ResumeVariant = { language: Language; role: string | null }

/** The whole CV in the first language. */
export const WHOLE: ResumeVariant = { language: 'es', role: null }

/**
 * Every CV that is made from the owner's files: the whole one and one for each role, in each language.
 * @param languages those that the owner wrote a CV in
 */
export function variantsOf(
  resume: { 'x-roles': readonly { slug: string }[] },
  languages: readonly Language[] = LANGUAGES,
): ResumeVariant[] {
  const roles = [null, ...resume['x-roles'].map(({ slug }) => slug)]
  return languages.flatMap((language) => roles.map((role) => ({ language, role })))
}
