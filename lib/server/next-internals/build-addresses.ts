/** Folder of scripts and stylesheets, relative to the build. */
export const CHUNK_FOLDER = 'static/chunks'

const STYLESHEET = /^\/_next\/static\/chunks\/([\w~-]+)\.css(\?dpl=[\w-]+)?$/
const FILE = /^\/_next\/static\/chunks\/(?:([\w~-]+)\.js|([\w~-]+(?:\.[\w~-]+)*)\.css)(?:\?|$)/
/** File systems limit names to 255 bytes, and static copies of the site use this name for a file. */
const LONGEST = 200

/** @param query identifies the deployment; may be empty */
type Stylesheet = { name: string; query: string }

/** Parses the address of a stylesheet of the build, as pages link to it; null for any other address. */
export function readStylesheetAddress(href: string): Stylesheet | null {
  const [, name, query = ''] = STYLESHEET.exec(href) ?? []
  return name === undefined ? null : { name, query }
}

/**
 * Returns the address of several stylesheets joined in one. Any instance can derive the files from it at any time. It
 * is in the same folder, so that relative URLs in the stylesheets stay valid.
 * @returns null when the address would be too long
 */
export function joinedAddress(names: string[], query: string): string | null {
  const name = names.join('.')
  return name.length > LONGEST ? null : `/_next/${CHUNK_FOLDER}/${name}.css${query}`
}

/** Returns the name of a text stylesheet within a joined address. */
export function textPart(name: string): string {
  return `text-${name}`
}

/**
 * Returns the files of the build that an address stands for: a script, a stylesheet or several; null for any other
 * address.
 */
export function readChunkAddress(target: string): string[] | null {
  const [, script, sheets] = FILE.exec(target) ?? []
  if (script !== undefined) return [`${script}.js`]
  if (sheets === undefined || sheets.length > LONGEST) return null
  return sheets.split('.').map((name) => `${name}.css`)
}

/** Whether an address stands for several joined files, which don't exist as one file in the build. */
export function isJoinedAddress(target: string): boolean {
  return (readChunkAddress(target) ?? []).length > 1
}
