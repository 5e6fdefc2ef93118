import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

const START_TIMEOUT_MS = 30_000

export type Served = { base: string; stop: () => void }

/** Starts the site as it was built last, on a free port of this machine. @returns null when there is no build */
export async function serveBuild(root: string): Promise<Served | null> {
  if (!existsSync(path.join(root, '.next', 'BUILD_ID'))) return null
  const port = await freePort()
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: root, stdio: 'ignore' })
  const base = `http://localhost:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${base}/robots.txt`).catch(() => null)
    if (answer?.ok) return { base, stop: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error('The built site did not start; try npm start to see why.')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
