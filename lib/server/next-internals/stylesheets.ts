/** Where a build keeps its stylesheets. */
export const STYLESHEET_FOLDER = 'static/chunks'

const ADDRESS = `/_next/${STYLESHEET_FOLDER}/`
const ONE = /^\/_next\/static\/chunks\/([\w~-]+)\.css(\?dpl=[\w-]+)?$/
const SEVERAL = /^\/_next\/static\/chunks\/([\w~-]+(?:\.[\w~-]+)+)\.css(?:\?|$)/
/** File systems take names of 255 bytes, and copies of the site have this one. */
const LONGEST = 200

/** @param query by which Next tells one deployment from another; may be empty */
export type Stylesheet = { name: string; query: string }

/** A stylesheet of the build, by the address that a page has of it; null for any other address. */
export function readStylesheetAddress(href: string): Stylesheet | null {
  const [, name, query = ''] = ONE.exec(href) ?? []
  return name === undefined ? null : { name, query }
}

/**
 * The address of several stylesheets in one, from which they can be read again by any instance at any time. It is beside them, so that
 * the addresses in their texts stay right.
 * @returns null when it would be too long
 */
export function joinedAddress(names: string[], query: string): string | null {
  const name = names.join('.')
  return name.length > LONGEST ? null : `${ADDRESS}${name}.css${query}`
}

/** The names in {@link joinedAddress}; null for any other address. */
export function readJoinedAddress(target: string): string[] | null {
  const [, names] = SEVERAL.exec(target) ?? []
  return names === undefined || names.length > LONGEST ? null : names.split('.')
}
