import 'server-only'
import { withBase } from './base-path'
import { env, isBuilding } from './env'
import { owner } from './owner'
import { folders } from './content-folder'
import { ContentProblemsError, errorIn } from '../validation/problems'

/** The site's public URL without a trailing slash, the base of canonical links and previews. */
export const siteUrl = env.SITE_URL ?? owner.site.url

if (isBuilding) assertPublic()

/** Returns an absolute URL on this site. @param path begins with a slash */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl + withBase('/').replace(/^\/$/, '') : siteUrl + withBase(path)
}

/**
 * Rejects a localhost URL in a production build, unless SITE_URL requests it explicitly.
 * @throws ContentProblemsError when only the owner's file names a localhost URL
 */
export function assertPublic(address = owner.site.url, chosen = env.SITE_URL): void {
  const { hostname } = new URL(address)
  if (chosen !== undefined || !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname)) return
  const message = `is "${address}", which only this machine can open; it should be the public address`
  const fix = `For a build that stays on this machine set SITE_URL=${address}`
  throw new ContentProblemsError([errorIn(`${folders.name}/site.ts`, { field: 'url', message, fix })])
}
