import { SECTIONS } from './sections'

/** What a translation doesn't say, and is shown in the first language instead: `work`, `basics.summary`. */
export type Borrowed = readonly string[]

/** @param value the CV in the other language @param borrowed what stays in the first one */
type Translated = { value: unknown; borrowed: Borrowed }

/** Whether the owner wrote a CV in the language; else its page shows the first one, and nothing is printed for it. */
export function isTranslated({ borrowed }: { borrowed: Borrowed }): boolean {
  return !borrowed.includes('basics.label')
}

type Fields = Record<string, unknown>
const WORDS = ['label', 'summary']

/**
 * A CV in another language. The fields of `basics`, and those of a role, take the place of the same fields; a section
 * takes the place of the whole section, because its entries have nothing to be told apart by in two languages.
 * Whatever the translation leaves out stays as it is.
 * @param source the CV in the first language @param translation a JSON Resume that may have a part of the sections
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
  const words = WORDS.filter((name) => isHeld(basics[name]) && !isHeld(given[name])).map(
    (name) => `basics.${name}`,
  )
  const sections = [...SECTIONS, 'x-seeking'].filter(
    (name) => isHeld(source[name]) && !isHeld(translation[name]),
  )
  return { value, borrowed: [...words, ...borrowedRoles(source, translation), ...sections] }
}

/** Roles of a translation that the first language doesn't have. @param at their place in its list */
export function strayRoles(source: unknown, translation: unknown): { slug: unknown; at: number }[] {
  const known = rolesOf(source).map(slugOf)
  return rolesOf(translation).flatMap((role, at) => {
    const slug = slugOf(role)
    return slug === undefined || known.includes(slug) ? [] : [{ slug, at }]
  })
}

/** The roles of the source in its order, with the words of the translation. */
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
