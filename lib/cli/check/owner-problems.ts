import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Folders } from '../../config/content-folder'
import { locateInTypeScript } from '../../config/locate-typescript'
import { readOwnerModule } from '../../config/owner-module'
import { englishAboutSchema, englishHomeSchema, englishSiteSchema } from '../../config/english-schema'
import { aboutSchema, homeSchema, redirectsSchema, siteSchema } from '../../config/owner-schema'
import type { Place, Problem } from '../../config/problems'
import { problemsFrom } from './problems-from'

type Site = z.output<typeof siteSchema>
type Redirects = z.output<typeof redirectsSchema>
type OwnerModules = { site: Site | null; redirects: Redirects | null; problems: Problem[] }

/** Validates the TypeScript files of the content folder. Returns the usable values and every problem. */
export async function checkOwnerModules(folders: Folders): Promise<OwnerModules> {
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    problemsFrom(() => readOwnerModule(name, schema, { folders }))
  const site = await read('site', siteSchema)
  const redirects = await read('redirects', redirectsSchema)
  const others = [
    await read('home', homeSchema),
    await read('about', aboutSchema),
    await read('en/site', englishSiteSchema),
    await read('en/home', englishHomeSchema),
    await read('en/about', englishAboutSchema),
  ]
  const problems = [site, ...others, redirects].flatMap((one) => one.problems)
  return { site: site.value, redirects: redirects.value, problems }
}

/** Returns the place of a field in `<name>.ts`. */
export function placeIn(folders: Folders, name: string, keys: PropertyKey[]): Place | null {
  return locateInTypeScript(readFileSync(path.join(folders.content, `${name}.ts`), 'utf8'), name, keys)
}
