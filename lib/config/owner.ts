import 'server-only'
import { readOwnerModule } from './owner-module'
import { aboutSchema, homeSchema, redirectsSchema, siteSchema } from './owner-schema'

/** What the TypeScript files of the content folder hold, run and checked once when the site starts. */
export const owner = {
  site: readOwnerModule('site', siteSchema),
  home: readOwnerModule('home', homeSchema),
  about: readOwnerModule('about', aboutSchema),
  redirects: readOwnerModule('redirects', redirectsSchema),
}
