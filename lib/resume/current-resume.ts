import 'server-only'
import { RESUME_COPY, startOf } from './words'
import { isLanguage, type Language, LANGUAGES } from '../site/language'
import { owner } from '../site/owner'
import { getContent, getPart } from '../content/content'
import type { Values } from '../content/part'
import { type LocalResume, parseResume, readResumeFile, resumeFileName } from './resume'
import type { Resume } from './schema'
import { resumePath, type ResumeVariant, sectionOrder, type Selectable, selectRole, WHOLE } from './addresses'
import { isEmptyOrNull, withoutEmpty } from '../validation/validate'
import { reachable, type Reachable, type ResumeLink, webLink } from './contacts'
import type { Site } from '../site/site-config'
import { hasContactForm } from '../site/contact-settings'
import { localPath, routes } from '../site/routes'
import { foldToPlain } from '../text/folding'

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
  return emailsIn((await getContent()).values)
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

/** The settings that determine which contact details a CV contains. */
export type ContactOf = Pick<Site, 'contact' | 'url'>

/** Returns the CV without the e-mail address if contact is by form only. @param resume parsed, or as in its file */
export function shownResume<T>(resume: T, { contact }: ContactOf): T {
  const basics = Object(resume).basics as { email?: string } | undefined
  if (contact === 'form and address' || !basics?.email) return resume
  const { email: _, ...others } = basics
  return { ...resume, basics: others }
}

/**
 * Returns a link to the contact page that replaces the e-mail address; its text is readable on paper.
 * @returns null if the address is shown, or if there is no form
 */
export function formLink({ contact, url }: ContactOf, language: Language): ResumeLink | null {
  return contact === 'form' && hasContactForm()
    ? webLink(`${url}${localPath(language, routes.contact)}`)
    : null
}

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

/** A line of text. @param lang of it, where it differs from that of the page */
export type Availability = { text: string; lang?: Language }

/**
 * Returns one line for other pages that says where and from when the owner is available for work, or for which kinds of
 * it if the file says neither. @returns null if the owner seeks nothing
 */
export function availability({ resume, borrowed }: LocalResume, language: Language): Availability | null {
  const seeking = resume['x-seeking']
  if (!seeking) return null
  const lang = borrowed.includes('x-seeking') ? 'es' : language
  const where = [seeking.place, startOf(seeking, lang)].filter(Boolean)
  const facts = where.length > 0 ? where : seeking.kinds
  if (facts.length === 0) return null
  const text = [RESUME_COPY[lang].available, ...facts].join(' · ')
  return lang === language ? { text } : { text, lang }
}
