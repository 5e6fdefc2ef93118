import 'server-only'
import type { z } from 'zod'
import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from './english-schema'
import { readOwnerModule } from './owner-module'
import { aboutSchema, homeSchema, redirectsSchema, siteSchema } from './owner-schema'
import { processWide } from './process-wide'

const SCHEMAS = {
  site: siteSchema,
  home: homeSchema,
  about: aboutSchema,
  redirects: redirectsSchema,
  'en/site': englishSiteSchema,
  'en/home': englishHomeSchema,
  'en/about': englishAboutSchema,
}
export type OwnerFile = keyof typeof SCHEMAS
export type OwnerData = { [Name in OwnerFile]: z.output<(typeof SCHEMAS)[Name]> }

const held = () => processWide<Partial<OwnerData>>('owner', () => ({}))

/**
 * What the TypeScript files of the content folder hold: each is run and checked when it is first asked for. While the
 * site runs the files are followed; see lib/portfolio/owner-data.ts. A member gives the value of this moment: copied into
 * a constant of a module it would stay what it was.
 */
export const owner: OwnerData = {
  get site() {
    return (held().site ??= readOwnerFile('site'))
  },
  get home() {
    return (held().home ??= readOwnerFile('home'))
  },
  get about() {
    return (held().about ??= readOwnerFile('about'))
  },
  get redirects() {
    return (held().redirects ??= readOwnerFile('redirects'))
  },
  get 'en/site'() {
    return (held()['en/site'] ??= readOwnerFile('en/site'))
  },
  get 'en/home'() {
    return (held()['en/home'] ??= readOwnerFile('en/home'))
  },
  get 'en/about'() {
    return (held()['en/about'] ??= readOwnerFile('en/about'))
  },
}

/** From now on {@link owner} gives this. */
export function replaceOwnerData<Name extends OwnerFile>(name: Name, value: OwnerData[Name]): void {
  held()[name] = value
}

/** Runs a file as it is now. @throws Error as {@link readOwnerModule} does */
export function readOwnerFile<Name extends OwnerFile>(name: Name): OwnerData[Name] {
  return readOwnerModule<OwnerData[Name]>(name, SCHEMAS[name] as unknown as z.ZodType<OwnerData[Name]>)
}
