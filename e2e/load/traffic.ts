import { readFileSync } from 'node:fs'

export type Answer = { path: string; status: number; ms: number; whole: boolean }

const TIMEOUT_MS = 90_000

/**
 * Sends requests one after another over each of several connections.
 * @param options `next` returns the next path; `until` ends the run
 */
export async function sendTraffic(
  base: string,
  options: { connections: number; until: () => boolean; next: () => string },
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const visitor = async () => {
    while (!options.until()) onAnswer(await ask(base, options.next()))
  }
  await Promise.all(Array.from({ length: options.connections }, visitor))
}

/** @returns the response, and whether a page of it is whole; status 0 if there is none */
export async function ask(base: string, path: string): Promise<Answer> {
  const started = performance.now()
  const options: RequestInit = { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }
  const answer = await fetch(base + path, options).catch(() => null)
  const text = (await answer?.text().catch(() => null)) ?? null
  const ms = performance.now() - started
  if (!answer || text === null) return { path, status: 0, ms, whole: false }
  const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
  return { path, status: answer.status, ms, whole: !isPage || text.trimEnd().endsWith('</html>') }
}

/** Returns the quantile of values; 0 without values. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
}

/** Returns the resident memory of a process in megabytes; 0 on systems without /proc. */
export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0 // not Linux
  }
}
