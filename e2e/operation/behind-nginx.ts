import type { RunningSite } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { type Nginx, startNginx } from '../nginx'
import { rawRequest } from '../raw-request'
import { startSite } from '../site'

/** The host of `url` in e2e/content/site.ts. */
export const HOST = 'www.inesprueba.example'
export const ARTICLE = '/article/texto-con-notas'

type Asked = NonNullable<Parameters<typeof rawRequest>[2]>

/** Sends a request with the site's host name, and with path and headers unchanged. */
export function askFor(base: string, target: string, { headers, ...asked }: Asked = {}) {
  return rawRequest(base, target, { ...asked, headers: { host: HOST, ...headers } })
}

export type SiteBehindNginx = { site: RunningSite; nginx: Nginx; stop: () => Promise<void> }

/**
 * Starts the site and nginx in front of it, on a copy of the build: no other test renders its pages, and they aren't
 * regenerated between comparisons.
 * @param dist folder for the copy
 */
export async function startBehindNginx(dist: string): Promise<SiteBehindNginx> {
  copyBuild(dist)
  const site = await startSite(dist, { REVALIDATE_SECONDS: '86400' })
  const nginx = await startNginx(site.url, { names: HOST })
  const stop = async () => {
    await nginx.stop()
    await site.stop()
    removeBuild(dist)
  }
  return { site, nginx, stop }
}
