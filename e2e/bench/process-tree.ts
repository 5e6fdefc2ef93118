import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; kilobytes: number }

/** A process and all that it started, directly or not. */
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

/** Resident memory of a process and its descendants. Memory that several of them share counts for each. */
export function residentMegabytesOf(pid: number): number {
  return Math.round(family(pid).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024)
}

/** Memory of everything that this process started, at its peak while something is done. What several share counts once. */
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

/** What a process has for itself, and its part of what it shares, as Linux counts it; elsewhere all that is resident. */
function proportionalKilobytes({ pid, kilobytes }: Process): number {
  try {
    const counted = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
    return counted ? Number(counted[1]) : kilobytes
  } catch {
    return kilobytes
  }
}

/** This process and its compiler, which stay. */
const STAYING = new Set(family(process.pid).map(({ pid }) => pid))

/** Ends everything that this process has started since. */
export function endDescendants(): void {
  for (const { pid } of family(process.pid))
    if (!STAYING.has(pid))
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it has ended by itself meanwhile, as ps has
      }
}
