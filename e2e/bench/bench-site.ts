import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { buildSite, startSite } from '../site'

const DIST = '.next-bench'

type BenchSite = RunningSite & { buildSeconds: number }

/**
 * Builds the site with the content of `content/`, or of CONTENT_DIR, and runs it for the duration of a measurement. Its
 * public address is the local one, which Lighthouse expects in canonical links.
 */
export async function withBuiltSite<T>(measure: (site: BenchSite) => Promise<T>): Promise<T> {
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    CONTENT_DIR: process.env.CONTENT_DIR ?? 'content',
    BUILD_CACHE: 'off',
  }
  const started = performance.now()
  const { ok, output } = await buildSite(DIST, variables)
  if (!ok) throw new Error(output)
  const buildSeconds = Math.round((performance.now() - started) / 1_000)
  const site = await startSite(DIST, variables, port)
  try {
    return await measure({ ...site, buildSeconds })
  } finally {
    await site.stop()
  }
}
