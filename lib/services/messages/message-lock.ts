import 'server-only'
import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { monotonicMs } from '../../cache/clock'
import { errorCodeOf } from '../../config/error-code'

/** Of a message, so that no other process that uses the folder touches it. */
type Lock = { release: () => Promise<void> }

const RENEW_MS = 15_000
/** A lock that nobody renewed for as long was left by a process that is gone. */
const STALE_MS = 60_000

/** What a lock says about its holder; nothing while it is being written. */
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
 * Locks as files, `ID.lock.N`: the highest N holds. One that was left is never deleted to be taken, which two processes
 * might do at once; whoever creates the next N has it. Whether a lock is still renewed is measured with this process's
 * own clock alone, because those of two machines differ.
 * @param folder of the messages; it has to exist
 */
export function createLocks(folder: string, options: Options = {}) {
  const { now = monotonicMs, staleMs = STALE_MS, machine = thisMachine() } = options
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

  /** By a process of this machine that has ended. */
  function wasLeftHere(text: string): boolean {
    const by = holder.safeParse(text).data
    return by?.machine === machine && !isRunning(by.pid)
  }

  /** @returns null when another process has it, or this one already */
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

/** Containers may share a host name and each count their processes from 1. */
function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
