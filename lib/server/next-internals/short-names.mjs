// @ts-check
import { createHash } from 'node:crypto'
import path from 'node:path'

/** A file system has room for 255 bytes in a name; Next adds to a page's name the ending of a draft. */
const MAX_NAME_BYTES = 160

/**
 * The same path with names that fit: an address may be longer than a file's name.
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
 * The file system that Next's cache writes to, for pages with long addresses too.
 * @template {Record<string, any>} Fs
 * @param {Fs} fs functions that take a path first
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
