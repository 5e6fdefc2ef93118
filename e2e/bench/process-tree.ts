import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; kilobytes: number }

/** Returns a process and all its descendants. */
function family(pid: number): Process[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => {
      const [own = 0, parent = 0, kilobytes = 0] = row.trim().split(/\s+/).map(Number)
      return { pid: own, parent, kilobytes }
    })
  const found = new Set([pid])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const process of all) if (found.has(process.parent)) found.add(process.pid)
  }
  return all.filter((process) => found.has(process.pid))
}

/** Returns the resident memory of a process and its descendants, in MB. Memory shared by several counts for each. */
export function residentMegabytesOf(pid: number): number {
  return Math.round(family(pid).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024)
}

/** Measures the peak memory of this process's descendants during an operation, in MB. Shared memory counts once. */
export async function peakMegabytes<T>(doing: () => Promise<T>): Promise<{ value: T; peak: number }> {
  let peak = 0
  const watching = setInterval(() => {
    const started = family(process.pid).filter(({ pid }) => pid !== process.pid)
    const kilobytes = started.reduce((sum, one) => sum + proportionalKilobytes(one), 0)
    peak = Math.max(peak, Math.round(kilobytes / 1024))
  }, 500)
  try {
    const value = await doing()
    return { value, peak }
  } finally {
    clearInterval(watching)
  }
}

/**
 * Returns a process's private memory plus its proportional share of shared memory (Linux PSS);
 * elsewhere its resident memory.
 */
function proportionalKilobytes({ pid, kilobytes }: Process): number {
  try {
    const counted = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
    return counted ? Number(counted[1]) : kilobytes
  } catch {
    return kilobytes
  }
}

/** This process and its compiler, which keep running. */
const STAYING = new Set(family(process.pid).map(({ pid }) => pid))

/** Kills every descendant started since this module was loaded. */
export function endDescendants(): void {
  for (const { pid } of family(process.pid))
    if (!STAYING.has(pid))
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process has exited in the meantime, as `ps` itself has.
      }
}
