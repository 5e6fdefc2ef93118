import 'server-only'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { causeOf, log } from '../config/log'
import { writeWholeSync } from '../config/write-whole.mjs'
import type { KeptAnswer } from './kept-answer'
import { nginxHeaders } from './nginx-headers'

/** What nginx includes, see ./nginx.conf. */
const HEADERS_FILE = 'headers.conf'
/** Paths that nginx looks for: signs that have one spelling, no empty and no hidden segment. */
const PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/
/** Of one answer, not of all; nginx says these by itself, or by what ./nginx-headers.ts tells it. */
const OWN_HEADERS = /^(?:content-type|etag|vary|x-nextjs-cache)$/
const ENDINGS = { gzip: 'gz', br: 'br' } as const
/** Readable by nginx, whatever the mask of the process; nothing in there is a secret. */
const MODE = { file: 0o644, folder: 0o755 }

type PageFilesOptions = {
  /** Absolute. Whatever is in there but has other names than this module gives is left alone. */
  folder: string
  /** Headers of every page. An answer with others is not written. */
  headers: Record<string, string>
  /** Whether an answer is still what the site would say. */
  isProved: (path: string, answer: KeptAnswer) => Promise<boolean>
}

export type PageFiles = ReturnType<typeof createPageFiles>

/**
 * Keeps pages as files beside the site, compressed, for nginx to answer with by itself. A file is there as long as the site would
 * answer with the same: it is deleted when its page is made anew, is past its age, or shows what has changed since.
 *
 * The folder of the files is named by their headers, which nginx reads once, at its own start: files of a build with other
 * headers are in a folder that it doesn't look into before it is told to load its configuration again.
 * @throws what the disk answers, when the folder can't be written to
 */
export function createPageFiles({ folder, headers, isProved }: PageFilesOptions) {
  const expected = lowerCased(headers)
  const root = path.join(folder, `pages-${digest(JSON.stringify(expected))}`)
  const written = new Map<string, KeptAnswer>()
  const logged = new Set<string>()
  let sweeping: Promise<void> | null = null

  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (/^pages-\w+$/.test(name)) remove(path.join(folder, name))
  makeFolder(root)
  write(path.join(folder, HEADERS_FILE), nginxHeaders(root, headers))

  /** @param address path of a page; the name of the file of "/" is empty */
  function drop(address: string): void {
    if (!written.has(address)) return
    // Both are tried: one that remains would be served.
    const left = Object.values(ENDINGS).filter((ending) => !isRemoved(`${root}${address}.html.${ending}`))
    if (left.length === 0) written.delete(address)
  }

  function isRemoved(file: string): boolean {
    try {
      remove(file)
      return true
    } catch (error) {
      if (!existsSync(file)) return true
      logOnce('error', file, { cause: causeOf(error), kept: 'a page that is no longer current' })
      return false
    }
  }

  function logOnce(level: 'warn' | 'error', file: string, facts: Record<string, string>): void {
    if (logged.has(file)) return
    logged.add(file)
    log(level, 'page-files.failed', { file, ...facts })
  }

  async function check(address: string, answer: KeptAnswer): Promise<void> {
    // What can't be looked up can't be proved.
    if (await isProved(address, answer).catch(() => false)) return
    if (written.get(address) === answer) drop(address)
  }

  async function checkAll(): Promise<void> {
    await Promise.all([...written].map(([address, answer]) => check(address, answer)))
  }

  return {
    /** Called with an answer that has just proved to be what the site says: it is written, unless it is there. */
    offer(address: string, answer: KeptAnswer): void {
      if (written.get(address) === answer || !PATH.test(address) || !hasHeaders(answer, expected)) return
      const file = `${root}${address}.html`
      // Before it is there, so that it is deleted even if only one of the two could be written.
      written.set(address, answer)
      try {
        makeFolder(path.dirname(file))
        for (const [encoding, ending] of Object.entries(ENDINGS))
          write(`${file}.${ending}`, answer.bodies[encoding as keyof typeof ENDINGS], answer.etag)
      } catch (error) {
        drop(address)
        logOnce('warn', file, { cause: causeOf(error), kept: 'the page, which the site itself answers with' })
      }
    },

    /** Called when a page was made anew. */
    changed: drop,

    /** Called when anything may have changed: each page is asked for once before it is a file again. */
    dropAll(): void {
      for (const address of [...written.keys()]) drop(address)
    },

    /** Deletes what is no longer current; joins a sweep that is under way. */
    sweep: (): Promise<void> =>
      (sweeping ??= checkAll().finally(() => {
        sweeping = null
      })),
  }
}

/** Whether an answer has the headers of every page, and no others. */
function hasHeaders({ headers }: KeptAnswer, expected: Record<string, string>): boolean {
  const own = Object.entries(lowerCased(headers)).filter(([name]) => !OWN_HEADERS.test(name))
  return own.length === Object.keys(expected).length && own.every(([name, value]) => expected[name] === value)
}

function lowerCased(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name.toLowerCase(), String(value)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, MODE.folder)
}

/** @param etag names the content: nginx makes an ETag of a file's time and size, and this one is the same after a restart */
function write(file: string, data: string | Buffer, etag = ''): void {
  const seconds = Number.parseInt(digest(etag).slice(0, 7), 16)
  writeWholeSync(file, data, (draft) => {
    chmodSync(draft, MODE.file)
    utimesSync(draft, seconds, seconds)
  })
}

function remove(file: string): void {
  rmSync(file, { recursive: true, force: true })
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
