/** Where a build keeps its scripts and stylesheets. */
export const CHUNK_FOLDER = 'static/chunks'

const STYLESHEET = /^\/_next\/static\/chunks\/([\w~-]+)\.css(\?dpl=[\w-]+)?$/
const FILE = /^\/_next\/static\/chunks\/(?:([\w~-]+)\.js|([\w~-]+(?:\.[\w~-]+)*)\.css)(?:\?|$)/
/** File systems take names of 255 bytes, and copies of the site have this one. */
const LONGEST = 200

/** @param query by which Next tells one deployment from another; may be empty */
type Stylesheet = { name: string; query: string }

/** A stylesheet of the build, by the address that a page has of it; null for any other address. */
export function readStylesheetAddress(href: string): Stylesheet | null {
  const [, name, query = ''] = STYLESHEET.exec(href) ?? []
  return name === undefined ? null : { name, query }
}

/**
 * The address of several stylesheets in one, from which they can be read again by any instance at any time. It is beside them, so that
 * the addresses in their texts stay right.
 * @returns null when it would be too long
 */
export function joinedAddress(names: string[], query: string): string | null {
  const name = names.join('.')
  return name.length > LONGEST ? null : `/_next/${CHUNK_FOLDER}/${name}.css${query}`
}

/** What a stylesheet of texts is called among those that are joined. */
export function textPart(name: string): string {
  return `text-${name}`
}

/** The files of the build that an address stands for: a script, a stylesheet or several; null for any other address. */
export function readChunkAddress(target: string): string[] | null {
  const [, script, sheets] = FILE.exec(target) ?? []
  if (script !== undefined) return [`${script}.js`]
  if (sheets === undefined || sheets.length > LONGEST) return null
  return sheets.split('.').map((name) => `${name}.css`)
}

/** Whether an address is of several files, which are in no folder as one. */
export function isJoinedAddress(target: string): boolean {
  return (readChunkAddress(target) ?? []).length > 1
}
