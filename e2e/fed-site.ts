import { freePort, type RunningSite } from '../lib/cli/running-site'
import { copyBuild, removeBuild } from './copied-build'
import { FIXTURE_DIST, startSite, type Variables } from './site'
import { createUpstream } from './stub/upstream'

export type FedSite = RunningSite & { upstream: ReturnType<typeof createUpstream> }

/**
 * Starts a site with content from a stub of the API. The build was made from other content, so every page is rendered
 * on its first request.
 * @param dist folder for a copy of the build
 * @param rows the content of the stub, and what else of its state differs
 * @param from the folder of the build; that of the fixture content by default
 * @returns the site; its `stop` also stops the stub and deletes the copy
 */
export async function startFedSite(
  dist: string,
  { articles, projects, ...state }: Parameters<typeof createUpstream>[0] & { broken?: string[] },
  variables: Variables = {},
  from = FIXTURE_DIST,
): Promise<FedSite> {
  const upstream = createUpstream({ articles, projects })
  Object.assign(upstream.state, state)
  const base = await upstream.start()
  const port = await freePort()
  copyBuild(dist, from)
  const fed = { SITE_URL: `http://localhost:${port}`, PORTFOLIO_API_LOCAL: base, ...variables }
  const site = await startSite(dist, fed, port)
  const stop = async () => {
    const how = await site.stop()
    await upstream.stop()
    removeBuild(dist)
    return how
  }
  return { ...site, upstream, stop }
}
