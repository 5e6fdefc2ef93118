import { withBase } from './base-path'

/** Attribute of the root element in a static copy of the site; see lib/cli/export-static.ts. */
export const FILES_ONLY = 'data-files-only'

/**
 * Returns the URL of an API response, for the browser. In a static copy it is the URL of the file that contains the
 * response.
 */
export function apiAddress(path: string, query: string): string {
  const isCopy = globalThis.document?.documentElement.hasAttribute(FILES_ONLY)
  return withBase(isCopy ? apiFile(path, query) : `${path}?${query}`)
}

/** Returns the path of an API response in a static copy, whose host ignores queries. */
export function apiFile(path: string, query: string): string {
  return `${path.replace(/\.php$/, '')}/${query.replace(/[=&]/g, '-')}.json`
}
