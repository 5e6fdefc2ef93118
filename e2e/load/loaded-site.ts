import path from 'node:path'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { startSite } from '../site'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const DIST = '.next-load'
const ARTICLES = 40
/** Heap limit of the site: a leak crashes the process. */
const HEAP_MEGABYTES = 256

const PATHS = [
  ...['/', '/about', '/project', '/project/web', '/articles', '/articles/page/2', '/resume', '/politics'],
  ...Array.from({ length: ARTICLES }, (_, index) => `/article/articulo-${index + 1}`),
  ...['/api/portfolio/articles.php?limit=50', '/api/portfolio/projects.php', '/api/health', '/rss.xml'],
  ...['/article/no-existe', '/sitemap.xml', '/media/article/articulo-3', '/articles/page/99'],
]

export type LoadedSite = {
  site: RunningSite
  upstream: ReturnType<typeof createUpstream>
  /** Bearer token of the revalidation endpoint. */
  token: string
  /** The site's folder of cached pages. */
  folder: string
  /** A path of every kind, and the paths of all articles. */
  paths: string[]
  stop: () => Promise<void>
}

/** Starts a site with little memory and a revalidation period of one second, with its upstream. */
export async function startLoadedSite(): Promise<LoadedSite> {
  const upstream = createUpstream({
    articles: Array.from({ length: ARTICLES }, (_, index) => anArticleRow(index + 1)),
    projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
  })
  const port = await freePort()
  const token = 'a-token-for-the-load'
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: await upstream.start(),
    REVALIDATE_SECONDS: '1',
    REVALIDATE_TOKEN: token,
  }
  copyBuild(DIST)
  const limited = { ...variables, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` }
  const site = await startSite(DIST, limited, port)
  // Cache everything once before the upstream fails.
  for (const address of PATHS) await (await fetch(site.url + address)).arrayBuffer()
  return {
    site,
    upstream,
    token,
    folder: path.resolve(__dirname, '../..', DIST),
    paths: PATHS,
    stop: async () => {
      await site.stop()
      await upstream.stop()
      removeBuild(DIST)
    },
  }
}
