// @ts-check
import { createHash } from 'node:crypto'
import path from 'node:path'

/** File systems limit names to 255 bytes; Next appends an ending for temporary files to a page's name. */
const MAX_NAME_BYTES = 160

/**
 * Shortens the names in a path that exceed the limit: an address may be longer than a file name.
 * @param {string} file
 */
export function shortPath(file) {
  return file.split(path.sep).map(shortName).join(path.sep)
}

/** @param {string} name */
function shortName(name) {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name
  const ending = /\.[\w.]{1,20}$/.exec(name)?.[0] ?? ''
  return createHash('sha256').update(name).digest('hex').slice(0, 40) + ending
}

/**
 * Wraps the file system that Next's cache writes to, so that pages with long addresses can be stored.
 * @template {Record<string, any>} Fs
 * @param {Fs} fs functions whose first argument is a path
 * @returns {Fs}
 */
export function withShortNames(fs) {
  const entries = Object.entries(fs).map(([name, call]) => [
    name,
    typeof call === 'function'
      ? /** @param {string} file @param {any[]} rest */ (file, ...rest) =>
          call.call(fs, shortPath(file), ...rest)
      : call,
  ])
  return Object.fromEntries(entries)
}
