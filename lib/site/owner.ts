import 'server-only'
import type { z } from 'zod'
import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from './english-schema'
import { isDevelopment } from './env'
import { readOwnerModule } from './owner-module'
import { aboutSchema, homeSchema, siteSchema } from './owner-schema'

const SCHEMAS = {
  site: siteSchema,
  home: homeSchema,
  about: aboutSchema,
  'en/site': englishSiteSchema,
  'en/home': englishHomeSchema,
  'en/about': englishAboutSchema,
}
type OwnerFile = keyof typeof SCHEMAS
type OwnerData = { [Name in OwnerFile]: z.output<(typeof SCHEMAS)[Name]> }

/** `npm run dev` reads the files again after this time; an open page reloads itself as long after an edit. */
const DEVELOPMENT_MS = 100

/** The settings of a build as JSON, which next.config.mjs compiles into the server; undefined everywhere else. */
declare const OWNER_SETTINGS: string | undefined

/**
 * The owner's settings: the validated exports of `site.ts`, `home.ts` and `about.ts`, and of the same files in `en/`. A
 * site has those of its build. Command line tools, tests and `npm run dev` read the files.
 */
export const owner: OwnerData =
  typeof OWNER_SETTINGS === 'undefined' ? readWhenNeeded() : (JSON.parse(OWNER_SETTINGS) as OwnerData)

/** Returns settings that are read on first access. @throws ContentProblemsError there, as {@link readOwnerModule} does */
function readWhenNeeded(): OwnerData {
  const held = new Map<OwnerFile, { at: number; value: unknown }>()

  function read<Name extends OwnerFile>(name: Name): OwnerData[Name] {
    const known = held.get(name)
    const isKnown = known && !(isDevelopment && performance.now() - known.at > DEVELOPMENT_MS)
    if (isKnown) return known.value as OwnerData[Name]
    const schema = SCHEMAS[name] as unknown as z.ZodType<OwnerData[Name]>
    const value = readOwnerModule<OwnerData[Name]>(name, schema)
    held.set(name, { at: performance.now(), value })
    return value
  }

  const settings = {} as OwnerData
  for (const name of Object.keys(SCHEMAS) as OwnerFile[])
    Object.defineProperty(settings, name, { configurable: true, enumerable: true, get: () => read(name) })
  return settings
}
