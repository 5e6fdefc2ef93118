import { type Language, LANGUAGES } from '../site/language'

/** One of the CVs of the site. @param role slug of a role, or null for the whole CV */
export type ResumeVariant = { language: Language; role: string | null }

/** The whole CV in the first language. */
export const WHOLE: ResumeVariant = { language: 'es', role: null }

/**
 * Returns every CV that is generated from the owner's files: the whole one and one for each role, in each language.
 * @param languages those in which the owner wrote a CV
 */
export function variantsOf(
  resume: { 'x-roles': readonly { slug: string }[] },
  languages: readonly Language[] = LANGUAGES,
): ResumeVariant[] {
  const roles = [null, ...resume['x-roles'].map(({ slug }) => slug)]
  return languages.flatMap((language) => roles.map((role) => ({ language, role })))
}

/** The sections of JSON Resume, in the order in which a CV shows them. A role may put some of them first. */
export const SECTIONS = [
  'work',
  'skills',
  'projects',
  'education',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'languages',
  'references',
  'interests',
] as const

export type SectionName = (typeof SECTIONS)[number]
