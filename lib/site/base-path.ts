/**
 * Path below which the site lies on its host, such as `/portfolio`; empty at the root, where every site with a server
 * lies. The build sets it, for server and browser: lib/cli/export-static.ts. Next adds it to its own links and files.
 */
const BASE_PATH = process.env.BASE_PATH ?? ''

/**
 * Returns the path of this site as browsers ask for it. Everything else, and a path that has the base already, stays as
 * it is: no page of the site has the name of the base.
 */
export function withBase(address: string, base = BASE_PATH): string {
  const isPath = /^\/(?!\/)/.test(address)
  return isPath && base !== '' && !isBelow(address, base) ? base + address : address
}

/** Returns a path of this site without its base, as routes and links name it. */
export function withoutBase(path: string, base = BASE_PATH): string {
  return base !== '' && isBelow(path, base) ? path.slice(base.length) || '/' : path
}

function isBelow(path: string, base: string): boolean {
  return path.startsWith(base) && /^(?:[/?#]|$)/.test(path.slice(base.length))
}

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
