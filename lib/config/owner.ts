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
 * The validated content of the content folder's TypeScript files. Each is run and validated on first access. At run
 * time lib/portfolio/owner-data.ts picks up changes. Read members when needed: a copy in a module's constant would
 * become outdated.
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

/** Replaces the value that {@link owner} returns for a file. */
export function replaceOwnerData<Name extends OwnerFile>(name: Name, value: OwnerData[Name]): void {
  held()[name] = value
}

/** Runs a file in its current state. @throws Error as {@link readOwnerModule} does */
export function readOwnerFile<Name extends OwnerFile>(name: Name): OwnerData[Name] {
  return readOwnerModule<OwnerData[Name]>(name, SCHEMAS[name] as unknown as z.ZodType<OwnerData[Name]>)
}
