import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { buildSite, startSite, type Variables } from '../site'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-bench'
/** Stores the build's port, which its canonical URLs contain. */
const PORT_FILE = path.join(ROOT, DIST, 'bench-port')
/** The folder whose content is measured. */
export const CONTENT = process.env.CONTENT_DIR ?? 'content'

/**
 * Builds the site with the content of `content/`, or of CONTENT_DIR.
 * @param reuse keeps the last build, if there is one
 */
export async function buildBenchSite(reuse: boolean): Promise<void> {
  if (reuse && existsSync(PORT_FILE)) return
  const port = await freePort()
  const { ok, output } = await buildSite(DIST, variables(port))
  if (!ok) throw new Error(output)
  writeFileSync(PORT_FILE, String(port))
}

/** Returns the port and environment variables of the built site, for callers that start it themselves. */
export function benchEnvironment(): { port: number; variables: Variables } {
  const port = Number(readFileSync(PORT_FILE, 'utf8'))
  return { port, variables: { ...variables(port), NEXT_DIST_DIR: DIST } }
}

function variables(port: number): Variables {
  return { SITE_URL: `http://localhost:${port}`, CONTENT_DIR: CONTENT }
}

/** Runs the built site for the duration of a measurement. */
export async function withSite<T>(measure: (site: RunningSite) => Promise<T>): Promise<T> {
  const { port, variables } = benchEnvironment()
  const site = await startSite(DIST, variables, port)
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}
