import 'server-only'
import { type Language, LANGUAGES } from '../site/language'
import { owner } from '../site/owner'
import { getPart } from '../content/content'
import type { Values } from '../content/part'
import { type LocalResume, parseResume, readResumeFile, resumeFileName } from './resume'
import type { Resume } from './schema'
import { shownResume } from './shown-resume'
import { type ResumeVariant, WHOLE } from './addresses'
import { isEmptyOrNull, withoutEmpty } from '../validation/validate'
import { reachable, type Reachable } from './contacts'
import { sectionOrder, type Selectable, selectRole } from './select-role'

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

/** A validated CV. @param value the file's content with all fields of the owner's */
type CurrentResume = LocalResume & { value: unknown }

/** The parts of the content that hold the CV, by language. */
export const RESUME_PARTS = { es: 'resume', en: 'englishResume' } as const satisfies Record<Language, string>

/**
 * Reads the CV in a language from its file.
 * @param values parts that were read before: a translation lacks what the first language has as it was last good
 * @throws ContentProblemsError with every field that can't be used
 */
export function readCurrentResume(language: Language, values: Values = {}): CurrentResume {
  // Nothing of a CV that is switched off shows anywhere, and it needs no file.
  const none = { basics: { name: owner.site.name } }
  if (owner.site.without.includes('resume')) return { resume: parseResume(none), borrowed: [], value: none }
  const first = values[RESUME_PARTS.es] as CurrentResume | undefined
  const source = first && {
    name: resumeFileName('es'),
    value: first.value,
    locate: () => ({ line: 1, column: 1 }),
  }
  const file = readResumeFile(undefined, language, language === 'es' ? undefined : source)
  return { resume: parseResume(file.value, file), borrowed: file.borrowed, value: file.value }
}

/**
 * Returns the CV in a language, without the e-mail address if the owner's settings hide it, and the list of its parts
 * that are in Spanish as they aren't translated.
 */
export async function getResume(language: Language = 'es'): Promise<LocalResume> {
  const { resume, borrowed } = await getPart<CurrentResume>(RESUME_PARTS[language])
  return { resume: shownResume(resume, owner.site), borrowed }
}

/** Returns a CV in JSON Resume format. */
export async function getPublishedResume({ language, role }: ResumeVariant = WHOLE): Promise<object> {
  const { value } = await getPart<CurrentResume>(RESUME_PARTS[language])
  return publishedResume(shownResume(value, owner.site), role)
}

/** Returns the e-mail addresses in the files, shown or not. */
export async function getResumeEmails(): Promise<(string | undefined)[]> {
  return Promise.all(
    LANGUAGES.map(
      async (language) => (await getPart<CurrentResume>(RESUME_PARTS[language])).resume.basics.email,
    ),
  )
}

/** Returns the addresses of the CVs among the parts that were read. */
export function emailsIn(values: Values): (string | undefined)[] {
  return LANGUAGES.map(
    (language) => (values[RESUME_PARTS[language]] as CurrentResume | undefined)?.resume.basics.email,
  )
}

/** Returns the slugs of the roles among the parts that were read. */
export function rolesIn(values: Values): Resume['x-roles'] {
  return (values[RESUME_PARTS.es] as CurrentResume | undefined)?.resume['x-roles'] ?? []
}
