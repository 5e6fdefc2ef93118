import { isDeepStrictEqual } from 'node:util'
import { accountName, knownKind } from '../../copy/social'
import { SETUP } from '../../copy/setup'
import { isBlank, setAt, textOf, valueAt, type Values } from './values'

/** Values by path, with dots between keys. */
type Derived = Map<string, unknown>

/**
 * Returns the default values of `site.ts` until the owner sets others.
 * @param today any time on the current day
 */
export function derivedSite(site: Values, today: Date): Derived {
  const name = textOf(site.name)
  if (!name) return new Map()
  const hasLegal = ['taxId', 'address'].some((key) => !isBlank(valueAt(site.legal, [key])))
  return new Map<string, unknown>([
    ['title', name],
    ['description', SETUP.description(name, textOf(site.city))],
    ['portrait.alt', isBlank(site.portrait) ? undefined : SETUP.portrait(name)],
    ['legal.name', hasLegal ? name : undefined],
    ['legal.email', hasLegal ? (textOf(site.email) ?? undefined) : undefined],
    ['legal.updated', hasLegal ? SETUP.updated(today) : undefined],
  ])
}

/** Returns the values that `resume.json` takes from the other files. */
export function derivedResume({ site, home, about }: { site: Values; home: Values; about: Values }): Derived {
  const city = textOf(site.city)
  const skills = [about.skills ?? []]
    .flat()
    .flatMap((skill) => textOf(skill) ?? textOf(Object(skill).name) ?? [])
  const profiles = profilesOf(site.social)
  return new Map<string, unknown>([
    ['basics.name', textOf(site.name) ?? undefined],
    ['basics.label', textOf([home.roles].flat()[0]) ?? SETUP.label],
    ['basics.email', textOf(site.email) ?? undefined],
    ['basics.url', textOf(site.url) ?? undefined],
    ['basics.summary', textOf(home.intro) ?? textOf(site.description) ?? undefined],
    ['basics.location', city ? { city, countryCode: textOf(site.country) ?? undefined } : undefined],
    ['basics.profiles', profiles.length > 0 ? profiles : undefined],
    ['skills', skills.length > 0 ? [{ name: SETUP.skills, keywords: skills }] : undefined],
  ])
}

/** Sets fields to their derived value if they are blank, or still have the former derived value. */
export function follow(
  values: Values,
  former: Derived,
  derived: Derived,
  isAnswered = (_: string) => false,
): void {
  for (const [name, value] of derived) {
    const path = name.split('.')
    const held = valueAt(values, path)
    if (!isAnswered(name) && (isBlank(held) || isSame(held, former.get(name)))) setAt(values, path, value)
  }
}

/** Whether two values are equal once serialised. */
function isSame(one: unknown, other: unknown): boolean {
  const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
  return isDeepStrictEqual(written(one), written(other))
}

function profilesOf(social: unknown): object[] {
  const accounts = Array.isArray(social) ? (social as Values[]) : []
  return accounts.flatMap(({ kind, url, label }) => {
    const [name, address] = [textOf(kind), textOf(url)]
    if (!name || !address?.startsWith('http') || knownKind(name) === 'maps') return []
    return [{ network: accountName({ kind: name, label: textOf(label) }), url: address }]
  })
}
