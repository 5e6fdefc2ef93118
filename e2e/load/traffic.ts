import { Agent, request } from 'node:http'

export type Answer = { path: string; status: number; ms: number; whole: boolean }

/**
 * Sends requests one after another on each of several keep-alive connections.
 * @param options `next` returns the next path; `until` ends the run
 */
export async function sendTraffic(
  base: string,
  options: { connections: number; until: () => boolean; next: () => string },
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const visitor = async () => {
    while (!options.until()) onAnswer(await ask(base, options.next(), agent))
  }
  await Promise.all(Array.from({ length: options.connections }, visitor))
  agent.destroy()
}

/** @returns the response; status 0 if there is none */
export function ask(base: string, path: string, agent?: Agent): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, whole: boolean) =>
      resolve({ path, status, whole, ms: performance.now() - started })
    const call = request(base + path, { agent, timeout: 90_000 }, (response) => {
      let tail = ''
      response.on('data', (chunk: Buffer) => {
        tail = (tail + chunk.toString('latin1')).slice(-20)
      })
      const html = response.headers['content-type']?.startsWith('text/html') && response.statusCode === 200
      response.on('end', () => done(response.statusCode ?? 0, !html || tail.trimEnd().endsWith('</html>')))
      response.on('error', () => done(0, false))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => done(0, false))
    call.end()
  })
}

/** Returns the quantile of values; 0 without values. */
export function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
}
