import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { request } from 'undici'

const START_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 5_000
const ANSWER_TIMEOUT_MS = 60_000
const POLL_MS = 100
const START = 'lib/server/start-command.cjs'

export type RunningSite = {
  url: string
  pid: number
  output: () => string
  stop: () => Promise<'by itself' | 'by force'>
}
export type StartOptions = {
  root: string
  env: NodeJS.ProcessEnv
  port?: number
  /** Arguments for Node, without those that say where to listen; `npm start` of the root by default. */
  command?: string[]
}

/**
 * Starts the current build, bound to the loopback interface.
 * @throws Error with the server's output if it does not respond
 */
export async function startNext({ root, env, port, command = [START] }: StartOptions): Promise<RunningSite> {
  const chosen = port ?? (await freePort())
  const args = [...command, '-H', 'localhost', '-p', String(chosen)]
  const child = spawn(process.execPath, args, { cwd: root, env })
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const output = () => printed.join('')
  const url = `http://localhost:${chosen}${env.BASE_PATH ?? ''}`
  await untilReady(url, child, output)
  return { url, pid: child.pid ?? 0, output, stop: () => stopped(child) }
}

/** Returns an unused port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const closed = once(child, 'close')
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline && !hasEnded(child)) {
    const answer = await fetch(`${url}/robots.txt`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(POLL_MS)
  }
  child.kill('SIGKILL')
  // The last output may arrive after the exit.
  await Promise.race([closed, setTimeout(STOP_TIMEOUT_MS, null, { ref: false })])
  throw new Error(`The site did not start:\n${output()}`)
}

/** Asks a process to exit, and kills it after a timeout. */
async function stopped(child: ChildProcess): Promise<'by itself' | 'by force'> {
  if (hasEnded(child)) return 'by itself'
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([gone, setTimeout(STOP_TIMEOUT_MS, null, { ref: false })])
  if (!hasEnded(child)) child.kill('SIGKILL')
  await gone
  return child.signalCode === 'SIGKILL' ? 'by force' : 'by itself'
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Requests a path from the running site under its public host name, so that it responds as it would in public.
 * @param base address to connect to @param target path and query @param more further headers
 */
export async function askSite(
  base: string,
  target: string,
  host: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const { statusCode, headers, body } = await request(base + target, {
    headers: { host, ...more },
    // No keep-alive: the server would close an idle connection while this process renders a picture.
    reset: true,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) }
}
