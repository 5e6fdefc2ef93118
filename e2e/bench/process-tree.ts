import { execFileSync } from 'node:child_process'

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

/** Resident memory of everything that this process started, at its peak while something is done. */
export async function peakMegabytes<T>(doing: () => Promise<T>): Promise<{ value: T; peak: number }> {
  let peak = 0
  const own = () => Math.round(process.memoryUsage.rss() / 2 ** 20)
  const watching = setInterval(() => (peak = Math.max(peak, residentMegabytesOf(process.pid) - own())), 500)
  try {
    const value = await doing()
    return { value, peak }
  } finally {
    clearInterval(watching)
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
