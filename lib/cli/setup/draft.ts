import { isDeepStrictEqual } from 'node:util'
import { accountName, knownKind } from '../../site/accounts'
import { nowInMadrid } from '../../text/date'
import { valueAt } from '../../validation/problems'
import { isEmpty } from '../../validation/validate'
import type { Answers } from './answers'
import { FIELDS } from './fields'

export type Values = Record<string, unknown>
/** The values of the owner's files that the command writes from answers. */
export type Draft = Record<'site' | 'home' | 'about' | 'resume', Values>

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
  for (const { name, path } of FIELDS) {
    const answer = answers[name] ?? undefined
    const held = valueAt(draft, path)
    if (!(name in answers) || isSame(answer, held) || (isEmpty(answer) && isEmpty(held))) continue
    setAt(draft, path, isEmpty(answer) && path[0] !== 'resume' ? null : structuredClone(answer))
  }
  if (isEmpty(valueAt(draft.site, ['portrait', 'image']))) Reflect.deleteProperty(draft.site, 'portrait')
  const former = derived(present, today)
  for (const [name, value] of Object.entries(derived(draft, today))) {
    const path = name.split('.')
    const held = valueAt(draft, path)
    const isAnswered = FIELDS.some((field) => field.name in answers && field.path.join('.') === name)
    if (!isAnswered && (isEmpty(held) || isSame(held, former[name]))) setAt(draft, path, value ?? undefined)
  }
  if (!isSame(draft.resume, present.resume))
    setAt(draft, ['resume', 'meta', 'lastModified'], nowInMadrid(today).replace(' ', 'T'))
  return draft
}

/** Returns the values that follow from others until the owner sets them, by their dotted path. */
function derived({ site, home, about }: Draft, today: Date): Values {
  const { name, city } = site
  const hasLegal = name && ['taxId', 'address'].some((key) => !isEmpty(valueAt(site.legal, [key])))
  const from = isEmpty(city) ? '' : `, desde ${String(city)}`
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const skills = listOf(about.skills).map((skill) => valueAt(skill, ['name']) ?? skill)
  const profiles = listOf(site.social).flatMap((account) => {
    const { kind, url, label = null } = Object(account) as { kind: unknown; url: unknown; label?: string }
    if (typeof kind !== 'string' || typeof url !== 'string') return []
    const isProfile = url.startsWith('http') && knownKind(kind) !== 'maps'
    return isProfile ? [{ network: accountName({ kind, label, url }), url }] : []
  })
  return {
    'site.title': name,
    'site.description': name && `Portfolio y blog de ${String(name)}: proyectos, artículos y CV${from}.`,
    'site.portrait.alt': name && !isEmpty(site.portrait) ? `Retrato de ${String(name)}` : undefined,
    'site.legal.name': hasLegal ? name : undefined,
    'site.legal.email': hasLegal ? site.email : undefined,
    'site.legal.updated': hasLegal ? today.toLocaleDateString('es-ES', month) : undefined,
    'resume.basics.name': name,
    'resume.basics.label': listOf(home.roles)[0],
    'resume.basics.email': site.email,
    'resume.basics.url': site.url,
    'resume.basics.location': isEmpty(city) ? undefined : { city, countryCode: site.country },
    'resume.basics.profiles': profiles.length > 0 ? profiles : undefined,
    'resume.skills': skills.length > 0 ? [{ name: 'Competencias', keywords: skills }] : undefined,
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
    if (value !== undefined || !isEmpty(values[key])) values[key] = group
  } else if (value === undefined) Reflect.deleteProperty(values, key)
  else values[key] = value
}

/** Returns the entries of a list, of which one may be given alone. */
export function listOf(value: unknown): unknown[] {
  return [value ?? []].flat()
}
