import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '..')
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next')
const START_TIMEOUT_MS = 30_000

export type Variables = Record<string, string>

/** Builds the site into a folder of its own. @returns whether it was built, and everything that was printed */
export async function buildSite(
  distDir: string,
  variables: Variables,
): Promise<{ ok: boolean; output: string }> {
  rmSync(path.join(ROOT, distDir), { recursive: true, force: true })
  const check = await run(
    ['--import', 'tsx', '--conditions=react-server', 'lib/cli/check.ts'],
    distDir,
    variables,
  )
  if (!check.ok) return check
  const build = await run([NEXT, 'build'], distDir, variables)
  return { ok: build.ok, output: check.output + build.output }
}

/** Not the synchronous kind: the stub that a build reads from lives in this very process. */
async function run(
  args: string[],
  distDir: string,
  variables: Variables,
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: environment(distDir, variables),
    timeout: 240_000,
  })
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { ok: code === 0, output: printed.join('') }
}

export type RunningSite = { url: string; output: () => string; stop: () => Promise<void> }

/** Starts a built site on a free port of the loopback address. */
export async function startSite(distDir: string, variables: Variables, port?: number): Promise<RunningSite> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(chosen)], {
    cwd: ROOT,
    env: environment(distDir, variables),
  })
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const url = `http://127.0.0.1:${chosen}`
  await answering(url, child, () => printed.join(''))
  return { url, output: () => printed.join(''), stop: () => stopped(child) }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

function environment(distDir: string, variables: Variables): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir,
    ...variables,
  }
}

async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/api/portfolio/version.php`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output()}`)
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(force)
}
