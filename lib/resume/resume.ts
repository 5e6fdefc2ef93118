import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkedValue, isEmptyOrNull, withoutEmpty } from '../validation/validate'
import { type Folders, folders as ownFolders } from '../site/content-folder'
import type { Language } from '../site/language'
import { ContentProblemsError, errorIn, fieldName, shown } from '../validation/problems'
import { type JsonFile, readJsonFile } from '../validation/read-json'
import { type Resume, resumeSchema } from './schema'
import { SECTIONS } from './addresses'

/** The owner's CV in one language. @param borrowed parts in the first language, as they aren't translated */
export type LocalResume = { resume: Resume; borrowed: Borrowed }

/**
 * A file of the CV, with the fields that the site doesn't show. @param value without empty values if it is a
 * translation
 */
type ResumeFile = JsonFile & { name: string; borrowed: Borrowed }

/** Returns the file name of the CV in a language, relative to the content folder. */
export function resumeFileName(language: Language): string {
  return language === 'es' ? 'resume.json' : `${language}/resume.json`
}

/**
 * Reads and validates the owner's CV.
 * @throws ContentProblemsError naming the file, with every field that can't be used
 */
export function readResume(folders = ownFolders, language: Language = 'es'): LocalResume {
  const file = readResumeFile(folders, language)
  return { resume: parseResume(file.value, file), borrowed: file.borrowed }
}

/**
 * Validates a CV in JSON Resume format.
 * @param file its name, and a function that locates its fields
 * @throws ContentProblemsError as {@link readResume} does
 */
export function parseResume(value: unknown, file: Partial<ResumeFile> = {}): Resume {
  return checkedValue(resumeSchema, value, {
    file: file.name ?? `${ownFolders.name}/${resumeFileName('es')}`,
    locate: (keys) => file.locate?.(keys) ?? null,
    isAbsent: isEmptyOrNull,
  })
}

/**
 * Reads the CV's file, with the places of its fields. In other languages than the first, parts that the file lacks come
 * from that of the first; without a file, everything does.
 * @param source the file of the first language, if it has been read already
 * @throws ContentProblemsError naming the file when it is missing or isn't valid JSON
 */
export function readResumeFile(
  folders = ownFolders,
  language: Language = 'es',
  source: JsonFile & { name: string } = readFile(folders, 'es'),
): ResumeFile {
  if (language === 'es') return { ...source, borrowed: [] }
  const own = readOwnResumeFile(folders, language)
  if (!own) return { ...source, ...translatedResume(source.value, {}) }
  assertKnownRoles(source, own)
  const given = withoutEmpty(own.value, isEmptyOrNull).value
  return { ...own, ...translatedResume(withoutEmpty(source.value, isEmptyOrNull).value, given) }
}

/** Reads the file of a language without fallback; null if there is none. @throws ContentProblemsError as above */
export function readOwnResumeFile(
  folders: Folders,
  language: Language,
): (JsonFile & { name: string }) | null {
  return existsSync(placeOf(folders, language)) ? readFile(folders, language) : null
}

/** A translation can't add roles, because pages are generated for those of the first language only. */
function assertKnownRoles(source: JsonFile & { name: string }, own: JsonFile & { name: string }): void {
  const known = rolesOf(source.value).map(slugOf)
  const problems = rolesOf(own.value).flatMap((role, at) => {
    const slug = slugOf(role)
    if (slug === undefined || known.includes(slug)) return []
    const path = ['x-roles', at, 'slug']
    const message = `is ${shown(slug)}; it should be the slug of a role of ${source.name}`
    return errorIn(own.name, { place: own.locate(path), field: fieldName(own.value, path), message })
  })
  if (problems.length > 0) throw new ContentProblemsError(problems)
}

function readFile(folders: Folders, language: Language): JsonFile & { name: string } {
  const name = `${folders.name}/${resumeFileName(language)}`
  const fix = 'The CV is made from it; write one in the form of JSON Resume'
  return { name, ...readJsonFile(name, placeOf(folders, language), fix) }
}

function placeOf(folders: Folders, language: Language): string {
  return path.join(/* turbopackIgnore: true */ folders.content, resumeFileName(language))
}

/** Parts that a translation lacks, shown in the first language instead: `work`, `basics.summary`. */
export type Borrowed = readonly string[]

/**
 * The result of a translation. @param value the CV in the other language @param borrowed parts in the first language
 */
type Translated = { value: unknown; borrowed: Borrowed }

/**
 * Whether the owner wrote a CV in the language. If not, its page shows the first one, and no file is printed for it.
 */
export function isTranslated({ borrowed }: { borrowed: Borrowed }): boolean {
  return !borrowed.includes('basics.label')
}

type Fields = Record<string, unknown>
const WORDS = ['label', 'summary']

/**
 * Merges a translation into a CV. Its fields of `basics` and of each role replace the same fields. Its sections replace
 * whole sections, because entries have no keys by which to match them across languages. Everything that the translation
 * lacks stays unchanged.
 * @param source the CV in the first language @param translation a JSON Resume that may lack sections
 */
export function translatedResume(source: unknown, translation: unknown): Translated {
  if (!isFields(source) || !isFields(translation)) return { value: translation, borrowed: [] }
  const [basics, given] = [fieldsOf(source.basics), fieldsOf(translation.basics)]
  const value = {
    ...source,
    ...translation,
    basics: {
      ...basics,
      ...given,
      ...(isFields(given.location) && { location: { ...fieldsOf(basics.location), ...given.location } }),
    },
    ...(Array.isArray(source['x-roles']) && {
      'x-roles': translatedRoles(source['x-roles'], translation['x-roles']),
    }),
    ...(isFields(translation.meta) && { meta: { ...fieldsOf(source.meta), ...translation.meta } }),
  }
  // A CV without a label is translated once anything of it is.
  const isNothing = Object.keys(translation).length === 0
  const words = WORDS.filter((name) => (isHeld(basics[name]) || isNothing) && !isHeld(given[name])).map(
    (name) => `basics.${name}`,
  )
  const sections = [...SECTIONS, 'x-seeking'].filter(
    (name) => isHeld(source[name]) && !isHeld(translation[name]),
  )
  return { value, borrowed: [...words, ...borrowedRoles(source, translation), ...sections] }
}

/** The roles of the source in its order, with the texts of the translation. */
function translatedRoles(source: unknown[], translation: unknown): unknown[] {
  const given = rolesOf({ 'x-roles': translation })
  return source.map((role) => {
    const words = given.find((one) => slugOf(one) === slugOf(role))
    return isFields(role) && isFields(words) ? { ...role, ...words } : role
  })
}

function rolesOf(resume: unknown): unknown[] {
  const roles = isFields(resume) ? resume['x-roles'] : null
  return Array.isArray(roles) ? roles : []
}

function borrowedRoles(source: Fields, translation: Fields): string[] {
  const [slugs, given] = [source, translation].map((resume) => rolesOf(resume).map(slugOf))
  return (slugs ?? []).filter((slug) => !given?.includes(slug)).map((slug) => `x-roles ${String(slug)}`)
}

function isHeld(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function slugOf(role: unknown): unknown {
  return isFields(role) ? role.slug : undefined
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
