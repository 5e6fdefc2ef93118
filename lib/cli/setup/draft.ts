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
 * @param pictures addresses of the pictures that the owner provides, by their role
 */
export function draftOf(
  present: Draft,
  answers: Answers,
  pictures: Record<string, string>,
  today: Date,
): Draft {
  const isNew = Object.keys(present.resume).length === 0
  const draft = structuredClone({ ...present, resume: isNew ? NEW_RESUME : present.resume })
  for (const { name, file, path } of FIELDS) {
    const answer = answers[name] ?? undefined
    if (!(name in answers) || (isBlank(answer) && valueAt(draft[file], path) === undefined)) continue
    setAt(draft[file], path, isBlank(answer) && file !== 'resume' ? null : structuredClone(answer))
  }
  const { portrait, icon } = pictures
  if (icon) draft.site.icon = icon
  if (portrait && valueAt(draft.site, ['portrait', 'image']) !== portrait)
    draft.site.portrait = { image: portrait }
  follow(draft.site, derivedSite(present.site, today), derivedSite(draft.site, today), answers)
  follow(draft.resume, derivedResume(present), derivedResume(draft), {})
  if (!isSame(draft.resume, present.resume))
    setAt(draft.resume, ['meta', 'lastModified'], nowInMadrid(today).replace(' ', 'T'))
  return draft
}

/** Values by path, with dots between keys; undefined where nothing follows. */
type Derived = Record<string, unknown>

/** Returns the values of `site.ts` that follow from others until the owner sets them. */
function derivedSite(site: Values, today: Date): Derived {
  const [name, city] = [textOf(site.name), textOf(site.city)]
  if (!name) return {}
  const hasLegal = ['taxId', 'address'].some((key) => !isBlank(valueAt(site.legal, [key])))
  const from = city ? `, desde ${city}` : ''
  return {
    title: name,
    description: `Portfolio y blog de ${name}: proyectos, artículos y CV${from}.`,
    'portrait.alt': isBlank(site.portrait) ? undefined : `Retrato de ${name}`,
    'legal.name': hasLegal ? name : undefined,
    'legal.email': hasLegal ? textOf(site.email) : undefined,
    'legal.updated': hasLegal
      ? today.toLocaleDateString('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' })
      : undefined,
  }
}

/** Returns the values that `resume.json` takes from the other files. */
function derivedResume({ site, home, about }: Draft): Derived {
  const [city, countryCode] = [textOf(site.city), textOf(site.country)]
  const skills = [about.skills ?? []]
    .flat()
    .flatMap((skill) => textOf(skill) ?? textOf(Object(skill).name) ?? [])
  const profiles = [site.social ?? []].flat().flatMap((account) => {
    const { kind, url, label } = Object(account) as Values
    const [network, address] = [textOf(kind), textOf(url)]
    if (!network || !address?.startsWith('http') || knownKind(network) === 'maps') return []
    return [
      { network: accountName({ kind: network, label: textOf(label) ?? null, url: address }), url: address },
    ]
  })
  return {
    'basics.name': textOf(site.name),
    'basics.label': textOf([home.roles].flat()[0]),
    'basics.email': textOf(site.email),
    'basics.url': textOf(site.url),
    'basics.location': city ? { city, countryCode } : undefined,
    'basics.profiles': profiles.length > 0 ? profiles : undefined,
    skills: skills.length > 0 ? [{ name: 'Competencias', keywords: skills }] : undefined,
  }
}

/** Sets fields to their derived value if they are blank, or still have the former derived value. */
function follow(values: Values, former: Derived, derived: Derived, answers: Answers): void {
  for (const [name, value] of Object.entries(derived)) {
    const path = name.split('.')
    const held = valueAt(values, path)
    if (!(name in answers) && (isBlank(held) || isSame(held, former[name]))) setAt(values, path, value)
  }
}

/** Whether two values are written alike. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown)
  return isDeepStrictEqual(a, b)
}

/** Sets the value at a path; undefined removes the field. */
function setAt(values: Values, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(values, key)
    else values[key] = value
    return
  }
  if (value === undefined && isBlank(values[key])) return
  const group = { ...Object(values[key]) } as Values
  setAt(group, rest, value)
  values[key] = group
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
