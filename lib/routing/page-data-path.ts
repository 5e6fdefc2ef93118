const PATH = /^\/datos\/([\w-]{16})\.txt$/

/** Where a browser finds the data with which a page's scripts take it over. The name is a hash of the data. */
export function pageDataPath(name: string): string {
  return `/datos/${name}.txt`
}

/** The name of the data that a request asks for; null for a request for anything else. */
export function readPageDataPath(target: string): string | null {
  return PATH.exec(target)?.[1] ?? null
}
