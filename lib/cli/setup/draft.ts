import { isDeepStrictEqual } from 'node:util'
import { accountName, knownKind } from '../../site/accounts'
import { nowInMadrid } from '../../text/date'
import { valueAt } from '../../validation/problems'
import type { Answers } from './answers'
import { type AnswerFile, FIELDS } from './fields'

export type Values = Record<string, unknown>
/** The values of the owner's files. */
export type Draft = Record<AnswerFile, Values>

/** An empty CV; the order of its keys is that of the written file. */
const NEW_RESUME: Values = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {},
  work: [],
  education: [],
  skills: [],
  languages: [],
}

/**
 * Applies answers to the owner's files. Fields without an answer stay, or follow the values they are derived from.
 * @param present the current values; empty for sample files
 * @param answers those of pictures are their addresses
 */
export function draftOf(present: Draft, answers: Answers, today: Date): Draft {
  const isNew = Object.keys(present.resume).length === 0
  const draft = structuredClone({ ...present, resume: isNew ? NEW_RESUME : present.resume })
  for (const { name, file, path } of FIELDS) {
    const answer = answers[name] ?? undefined
    const held = valueAt(draft[file], path)
    if (!(name in answers) || isSame(answer, held) || (isBlank(answer) && isBlank(held))) continue
    setAt(draft[file], path, isBlank(answer) && file !== 'resume' ? null : structuredClone(answer))
  }
  if (isBlank(valueAt(draft.site, ['portrait', 'image']))) Reflect.deleteProperty(draft.site, 'portrait')
  follow(draft.site, derivedSite(present.site, today), derivedSite(draft.site, today), answers)
  follow(draft.resume, derivedResume(present), derivedResume(draft), {})
  if (!isSame(draft.resume, present.resume))
    setAt(draft.resume, ['meta', 'lastModified'], nowInMadrid(today).replace(' ', 'T'))
  return draft
}

/** Returns the values of `site.ts` that follow from others until the owner sets them, by their dotted path. */
function derivedSite(site: Values, today: Date): Values {
  const { name, city } = site
  if (!name) return {}
  const hasLegal = ['taxId', 'address'].some((key) => !isBlank(valueAt(site.legal, [key])))
  const from = isBlank(city) ? '' : `, desde ${String(city)}`
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return {
    title: name,
    description: `Portfolio y blog de ${String(name)}: proyectos, artículos y CV${from}.`,
    'portrait.alt': isBlank(site.portrait) ? undefined : `Retrato de ${String(name)}`,
    'legal.name': hasLegal ? name : undefined,
    'legal.email': hasLegal ? site.email : undefined,
    'legal.updated': hasLegal ? today.toLocaleDateString('es-ES', month) : undefined,
  }
}

/** Returns the values that `resume.json` takes from the other files, by their dotted path. */
function derivedResume({ site, home, about }: Draft): Values {
  const skills = listOf(about.skills).map((skill) => valueAt(skill, ['name']) ?? skill)
  const profiles = listOf(site.social).flatMap((account) => {
    const { kind, url, label = null } = Object(account) as { kind: unknown; url: unknown; label?: string }
    if (typeof kind !== 'string' || typeof url !== 'string') return []
    const isProfile = url.startsWith('http') && knownKind(kind) !== 'maps'
    return isProfile ? [{ network: accountName({ kind, label, url }), url }] : []
  })
  return {
    'basics.name': site.name,
    'basics.label': listOf(home.roles)[0],
    'basics.email': site.email,
    'basics.url': site.url,
    'basics.location': isBlank(site.city) ? undefined : { city: site.city, countryCode: site.country },
    'basics.profiles': profiles.length > 0 ? profiles : undefined,
    skills: skills.length > 0 ? [{ name: 'Competencias', keywords: skills }] : undefined,
  }
}

/** Sets fields to their derived value if they are blank, or still have the former derived value. */
function follow(values: Values, former: Values, derived: Values, answers: Answers): void {
  for (const [name, value] of Object.entries(derived)) {
    const path = name.split('.')
    const held = valueAt(values, path)
    if (!(name in answers) && (isBlank(held) || isSame(held, former[name])))
      setAt(values, path, value ?? undefined)
  }
}

/** Whether two values are written alike. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
  return isDeepStrictEqual(a, b)
}

/** Sets the value at a path; undefined removes the field. */
function setAt(values: Values, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) {
    const group = { ...Object(values[key]) } as Values
    setAt(group, rest, value)
    if (value !== undefined || !isBlank(values[key])) values[key] = group
  } else if (value === undefined) Reflect.deleteProperty(values, key)
  else values[key] = value
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Returns the entries of a list, of which one may be given alone. */
export function listOf(value: unknown): unknown[] {
  return [value ?? []].flat()
}
