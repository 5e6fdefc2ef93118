const PATH = /^\/datos\/([\w-]{16})\.txt$/

/** Returns the path at which a browser requests the data that hydrates a page. The name is a hash of the data. */
export function pageDataPath(name: string): string {
  return `/datos/${name}.txt`
}

/** Returns the name of the data that a request is for; null for any other request. */
export function readPageDataPath(target: string): string | null {
  return PATH.exec(target)?.[1] ?? null
}
