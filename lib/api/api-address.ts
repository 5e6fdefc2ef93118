/** Attribute of the root element in a copy of the site that consists of files; see lib/cli/export-static.ts. */
export const FILES_ONLY = 'data-files-only'

/** Address of an answer of this site's API, in the browser; in a copy made of files, of the file that holds it. */
export function apiAddress(path: string, query: string): string {
  const isCopy = globalThis.document?.documentElement.hasAttribute(FILES_ONLY)
  return isCopy ? apiFile(path, query) : `${path}?${query}`
}

/** Where a copy made of files keeps an answer: its host ignores queries. */
export function apiFile(path: string, query: string): string {
  return `${path.replace(/\.php$/, '')}/${query.replace(/[=&]/g, '-')}.json`
}
