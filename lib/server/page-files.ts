import 'server-only'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { causeOf, log } from '../config/log'
import { writeWholeSync } from '../config/write-whole.mjs'
import type { KeptAnswer } from './kept-answer'
import { nginxHeaders, otherHeaders } from './nginx-headers'

/** What nginx includes, see ./nginx.conf. */
const HEADERS_FILE = 'headers.conf'
/** Name of the folder of all files, by what nginx is told of them. */
const folderOf = (lines: string) => `pages-${digest(lines)}`
const FOLDER = /^pages-[\da-f]{16}$/
/** Paths that nginx looks for: signs that have one spelling, no empty and no hidden segment. */
const PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/
const ENDINGS = { gzip: 'gz', br: 'br' } as const
/** What is there without the file. */
const FALLBACK = 'the page, which the site itself answers with'
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
  const root = path.join(folder, folderOf(nginxHeaders('', headers)))
  const written = new Map<string, KeptAnswer>()
  const refused = new WeakSet<KeptAnswer>()
  const logged = new Set<string>()
  /** How often something has changed. */
  let changes = 0
  let sweeping: Promise<void> | null = null

  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (FOLDER.test(name)) remove(path.join(folder, name))
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

  function logOnce(level: 'warn' | 'error', what: string, facts: Record<string, string>): void {
    if (logged.has(what)) return
    logged.add(what)
    log(level, 'page-files.failed', { what, ...facts })
  }

  /** Whether an answer can be a file; that its headers are others than nginx was told is worth a line of the log. */
  function fits(address: string, answer: KeptAnswer): boolean {
    if (!PATH.test(address) || refused.has(answer)) return false
    const names = otherHeaders(answer.headers, headers)
    if (names.length === 0) return true
    refused.add(answer)
    logOnce('warn', 'headers', { page: address, headers: names.join(', '), kept: FALLBACK })
    return false
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
    changes: () => changes,

    /**
     * Called with an answer that has just proved to be what the site says: it is written, unless it is there.
     * @param since changes before it was looked at; what has changed meanwhile may be the answer
     */
    offer(address: string, answer: KeptAnswer, since = changes): void {
      if (since !== changes || written.get(address) === answer || !fits(address, answer)) return
      const file = `${root}${address}.html`
      // Before it is there, so that it is deleted even if only one of the two could be written.
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

    /** Called when a page was made anew. */
    changed(address: string): void {
      changes += 1
      drop(address)
    },

    /** Called when anything may have changed: each page is asked for once before it is a file again. */
    dropAll(): void {
      changes += 1
      for (const address of [...written.keys()]) drop(address)
    },

    /** Deletes what is no longer current; joins a sweep that is under way. */
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
