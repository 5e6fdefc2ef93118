import { SECTIONS } from './addresses'

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

/** Returns roles of a translation that the first language doesn't have. @param at their index in its list */
export function strayRoles(source: unknown, translation: unknown): { slug: unknown; at: number }[] {
  const known = rolesOf(source).map(slugOf)
  return rolesOf(translation).flatMap((role, at) => {
    const slug = slugOf(role)
    return slug === undefined || known.includes(slug) ? [] : [{ slug, at }]
  })
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
