/** An address that Markdown turns into a link without any syntax of its own. */
const BARE_ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)\S+/giu
/** What can't stand in a bare address unescaped: Markdown would read it as syntax wherever no link is made of it. */
const NOT_PLAIN = /[\\`*[\]{}|~<]|(?<![a-z\d])_|_(?![a-z\d])|&#?\w+;/i
/** Where a backslash keeps the parser from finding a bare address. */
const ADDRESS_START = /(?<=https?)(?=:\/\/)|(?<=www)(?=\.)/gi
const MARKERS = /[\\`*_[\]~]/g
/** A `<` that begins a tag, a comment or an autolink. At the end of a text what follows is unknown, so it counts too. */
const TAG_START = /<(?=[a-z/!?]|$)/gi
const ENTITY_START = /&(?=#?\w+;)/g
/** Signs that make a block of the line that begins with them: a list, a rule, a heading, a quote. */
const LINE_START = /^(?:[-=>]|\+(?=\s|$)|#{1,6}(?=\s|$))/
const NUMBER_START = /^(\d{1,9})(?=[.)](?:\s|$))/
/** The beginning of the line below a table's head. */
const TABLE_START = /^(\|?[ \t]*)(?=:-|-)/

/**
 * Escapes plain words, so that Markdown shows them as they are: no tag, entity, emphasis, link or block is made of them.
 * Bare addresses stay links to the same place.
 */
export function escapeMarkdown(text: string): string {
  let escaped = ''
  let at = 0
  for (const { 0: address, index } of text.matchAll(BARE_ADDRESS)) {
    escaped += escapeMarkers(text.slice(at, index)) + escapeAddress(address)
    at = index + address.length
  }
  return (escaped + escapeMarkers(text.slice(at)))
    .replace(LINE_START, '\\$&')
    .replace(NUMBER_START, '$1\\')
    .replace(TABLE_START, '$1\\')
}

/** Escapes the address of a link or a picture. */
export function escapeDestination(address: string): string {
  const escaped = address
    .trim()
    .replace(/[\\<>()]/g, '\\$&')
    .replace(ENTITY_START, '\\&')
  return /\s/.test(escaped) ? `<${escaped.replace(/\s+/g, ' ')}>` : escaped
}

/** Formats the title of a link or a picture, with the space before it; an empty string for none. */
export function titlePart(title: string | null): string {
  const escaped = (title ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\"]/g, '\\$&')
    .replace(ENTITY_START, '\\&')
  return escaped && ` "${escaped}"`
}

function escapeMarkers(text: string): string {
  return text.replace(MARKERS, '\\$&').replace(TAG_START, '\\<').replace(ENTITY_START, '\\&')
}

/**
 * GitHub-flavoured Markdown takes a backslash in a bare address literally. An address that needs some is therefore no
 * bare one for the parser; the site makes a link of it afterwards, from the unescaped text.
 */
function escapeAddress(address: string): string {
  return NOT_PLAIN.test(address) ? escapeMarkers(address).replace(ADDRESS_START, '\\') : address
}
