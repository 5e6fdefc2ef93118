import { parseAccount } from './accounts'
import { FIELDS, type Field } from './fields'
import { Refusal } from './refusal'

/** The answers about a site: values by field name (null: none), and the other choices. */
export type Answers = {
  values: Map<string, unknown>
  /** File paths. */
  portrait?: string
  icon?: string
  /** Whether to remove the sample's content. */
  empty?: boolean
}

const CHOICES = ['portrait', 'icon', 'empty'] as const

/**
 * Parses answers from JSON: an object of the fields, in which those with a dot are nested.
 * @throws Refusal naming every field that is unknown or has the wrong type
 */
export function answersFrom(given: unknown): Answers {
  if (!isObject(given)) throw new Refusal('The answers should be an object such as { "name": "Ana" }.')
  const values = new Map<string, unknown>()
  for (const field of FIELDS) {
    const value = field.name.split('.').reduce<unknown>((inner, key) => Object(inner)[key], given)
    if (value !== undefined) values.set(field.name, answerOf(field, value))
  }
  const problems = [...unknownNames(given), ...wrongChoices(given)]
  if (problems.length > 0) throw new Refusal(problems)
  const { portrait, icon, empty } = given as Partial<Answers>
  return { values, portrait: portrait ?? undefined, icon: icon ?? undefined, empty: empty ?? undefined }
}

/** Converts an answer to the form of the owner's file. Accounts may be given by their address alone. */
export function answerOf({ name, isList }: Field, value: unknown): unknown {
  const listed = isList && typeof value === 'string' ? [value] : value
  return name === 'social' && Array.isArray(listed) ? listed.map(parseAccount) : listed
}

/** Merges answers; later ones take precedence. */
export function mergeAnswers(...given: Answers[]): Answers {
  const values = new Map(given.flatMap((one) => [...one.values]))
  const last = <K extends (typeof CHOICES)[number]>(key: K) =>
    given.map((one) => one[key]).findLast((value) => value !== undefined)
  return { values, portrait: last('portrait'), icon: last('icon'), empty: last('empty') }
}

function unknownNames(given: Record<string, unknown>): string[] {
  const known = new Set([...FIELDS.map(({ name }) => name), ...CHOICES])
  const groups = new Set(FIELDS.flatMap(({ name }) => (name.includes('.') ? [name.split('.')[0]] : [])))
  const names = Object.entries(given).flatMap(([key, value]) =>
    groups.has(key) && isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
  )
  const isKnown = (name: string) => known.has(name) || (groups.has(name) && given[name] === null)
  return names
    .filter((name) => !isKnown(name))
    .map((name) => `${name} is no answer that is known: ${[...known].join(', ')}.`)
}

function wrongChoices(given: Record<string, unknown>): string[] {
  const files = ['portrait', 'icon'].filter((key) => !isOptional(given[key], 'string'))
  return [
    ...files.map((key) => `${key} should be the path of a picture.`),
    ...(isOptional(given.empty, 'boolean') ? [] : ['empty should be true or false.']),
  ]
}

function isOptional(value: unknown, type: string): boolean {
  return value === undefined || value === null || typeof value === type
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
