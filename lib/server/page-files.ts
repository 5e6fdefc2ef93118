import 'server-only'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { causeOf, log } from '../config/log'
import { writeWholeSync } from '../config/write-whole.mjs'
import type { KeptAnswer } from './kept-answer'
import { nginxHeaders, otherHeaders } from './nginx-headers'

/** The file that nginx includes, see ./nginx.conf. */
const HEADERS_FILE = 'headers.conf'
/** Names the folder of all files after the configuration lines that nginx includes. */
const folderOf = (lines: string) => `pages-${digest(lines)}`
const FOLDER = /^pages-[\da-f]{16}$/
/** Paths that nginx looks for: characters that have only one spelling in URLs, no empty and no hidden segment. */
const PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/
const ENDINGS = { gzip: 'gz', br: 'br' } as const
/** Logged as the fallback when no file was written. */
const FALLBACK = 'the page, which the site itself answers with'
/** Readable by nginx, whatever the umask of the process; nothing in there is secret. */
const MODE = { file: 0o644, folder: 0o755 }

type PageFilesOptions = {
  /** Absolute path. Entries whose names this module doesn't use are left alone. */
  folder: string
  /** Headers of every page. A response with other headers is not written. */
  headers: Record<string, string>
  /** Whether the site would still send this response. */
  isProved: (path: string, answer: KeptAnswer) => Promise<boolean>
}

export type PageFiles = ReturnType<typeof createPageFiles>

/**
 * Stores pages as compressed files beside the site, so that nginx can serve them itself. A file exists as long as the
 * site would send the same response. It is deleted when its page is regenerated, expires, or contains content that has
 * changed since.
 *
 * The folder of the files is named after their headers, which nginx reads once, at its start. Files of a build with
 * other headers are in another folder, which nginx doesn't read before it reloads its configuration.
 * @throws the file system's error when the folder can't be written to
 */
export function createPageFiles({ folder, headers, isProved }: PageFilesOptions) {
  const root = path.join(folder, folderOf(nginxHeaders('', headers)))
  const written = new Map<string, KeptAnswer>()
  const refused = new WeakSet<KeptAnswer>()
  const logged = new Set<string>()
  /** Number of changes so far. */
  let changes = 0
  let sweeping: Promise<void> | null = null

  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (FOLDER.test(name)) remove(path.join(folder, name))
  makeFolder(root)
  write(path.join(folder, HEADERS_FILE), nginxHeaders(root, headers))

  /** @param address path of a page; the name of the file of "/" is empty */
  function drop(address: string): void {
    if (!written.has(address)) return
    // Deletion of both is attempted: a file that remains would be served.
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

  function logOnce(level: 'warn' | 'error', what: string, facts: Record<string, string>): void {
    if (logged.has(what)) return
    logged.add(what)
    log(level, 'page-files.failed', { what, ...facts })
  }

  /** Whether a response can be written as a file. Logs a response whose headers differ from those nginx was given. */
  function fits(address: string, answer: KeptAnswer): boolean {
    if (!PATH.test(address) || refused.has(answer)) return false
    const names = otherHeaders(answer.headers, headers)
    if (names.length === 0) return true
    refused.add(answer)
    logOnce('warn', 'headers', { page: address, headers: names.join(', '), kept: FALLBACK })
    return false
  }

  async function check(address: string, answer: KeptAnswer): Promise<void> {
    // A response whose check fails counts as outdated.
    if (await isProved(address, answer).catch(() => false)) return
    if (written.get(address) === answer) drop(address)
  }

  async function checkAll(): Promise<void> {
    await Promise.all([...written].map(([address, answer]) => check(address, answer)))
  }

  return {
    changes: () => changes,

    /**
     * Called with a response that was just found to be current. It is written unless the file exists.
     * @param since value of `changes` before that check; if it has changed, the response may be outdated and is not
     * written
     */
    offer(address: string, answer: KeptAnswer, since = changes): void {
      if (since !== changes || written.get(address) === answer || !fits(address, answer)) return
      const file = `${root}${address}.html`
      // Set before writing, so that the file is deleted even if only one of the two could be written.
      written.set(address, answer)
      try {
        makeFolder(path.dirname(file))
        for (const [encoding, ending] of Object.entries(ENDINGS))
          write(`${file}.${ending}`, answer.bodies[encoding as keyof typeof ENDINGS], answer.etag)
      } catch (error) {
        drop(address)
        logOnce('warn', file, { cause: causeOf(error), kept: FALLBACK })
      }
    },

    /** Called when a page was regenerated. */
    changed(address: string): void {
      changes += 1
      drop(address)
    },

    /** Called when any page may have changed: each page is requested once before it is written again. */
    dropAll(): void {
      changes += 1
      for (const address of [...written.keys()]) drop(address)
    },

    /** Deletes files that are no longer current; joins a sweep that is already running. */
    sweep: (): Promise<void> =>
      (sweeping ??= checkAll().finally(() => {
        sweeping = null
      })),
  }
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, MODE.folder)
}

/**
 * Writes a file whose modification time is derived from its content.
 * @param etag identifies the content. nginx derives its ETag from a file's time and size; this one survives a restart
 */
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
