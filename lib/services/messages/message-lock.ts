import 'server-only'
import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { errorCodeOf } from '../../config/error-code'

/** A lock of a message: no other process that uses the folder touches the message meanwhile. */
type Lock = { release: () => Promise<void> }

const RENEW_MS = 15_000
/** A lock that has not been renewed for this long was left by a process that has ended. */
const STALE_MS = 60_000

/** The holder that a lock file names; invalid while the file is being written. */
const holder = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .pipe(z.object({ machine: z.string(), pid: z.number() }))

type Options = { now?: () => number; staleMs?: number; machine?: string }

/**
 * Creates locks of messages as files, `ID.lock.N`: the one with the highest N counts. A stale lock is never deleted to
 * take it over, because two processes might do that at once; the process that creates the next N holds the lock.
 * Whether a lock is still renewed is measured with this process's own clock, because the clocks of two machines differ.
 * @param folder folder of the messages; it has to exist
 */
export function createLocks(folder: string, options: Options = {}) {
  const { now = () => performance.now(), staleMs = STALE_MS, machine = thisMachine() } = options
  const owner = JSON.stringify({ machine, pid: process.pid, process: randomUUID() })
  const seen = new Map<string, { mtimeMs: number; at: number }>()
  const fileOf = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)

  async function generations(id: string): Promise<number[]> {
    const prefix = `${id}.lock.`
    const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
    return names.map((name) => Number(name.slice(prefix.length))).sort((a, b) => a - b)
  }

  async function isStale(name: string): Promise<boolean> {
    try {
      if (wasLeftHere(await readFile(fileOf(name), 'utf8'))) return true
      const { mtimeMs } = await stat(fileOf(name))
      const before = seen.get(name)
      if (before?.mtimeMs === mtimeMs) return now() - before.at >= staleMs
      seen.set(name, { mtimeMs, at: now() })
    } catch {
      seen.delete(name) // released meanwhile
    }
    return false
  }

  /** Whether a process of this machine that has ended left the lock. */
  function wasLeftHere(text: string): boolean {
    const by = holder.safeParse(text).data
    return by?.machine === machine && !isRunning(by.pid)
  }

  /** Locks a message. @returns null when another process, or this one, already holds the lock */
  async function take(id: string): Promise<Lock | null> {
    const [top = 0] = (await generations(id)).slice(-1)
    if (top > 0 && !(await isStale(`${id}.lock.${top}`))) return null
    const file = fileOf(`${id}.lock.${top + 1}`)
    try {
      await writeFile(file, owner, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (errorCodeOf(error) === 'EEXIST') return null
      throw error
    }
    const renewal = setInterval(
      () => void utimes(file, new Date(), new Date()).catch(() => undefined),
      RENEW_MS,
    )
    renewal.unref()
    return {
      async release() {
        clearInterval(renewal)
        for (const generation of await generations(id))
          if (generation <= top + 1) await rm(fileOf(`${id}.lock.${generation}`), { force: true })
      },
    }
  }

  return { take }
}

export type Locks = ReturnType<typeof createLocks>

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCodeOf(error) !== 'ESRCH'
  }
}

/**
 * Identifies this machine; includes the PID namespace, because containers may share a host name and each count their
 * processes from 1.
 */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
