import path from 'node:path'
import { type FedSite, startFedSite } from '../fed-site'
import { anArticleRow, aProjectRow } from '../stub/rows'

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
  site: FedSite
  /** Bearer token of the revalidation endpoint. */
  token: string
  /** The site's folder of cached pages. */
  folder: string
  /** A path of every kind, and the paths of all articles. */
  paths: string[]
}

/** Starts a site with little memory and a revalidation period of one second. */
export async function startLoadedSite(): Promise<LoadedSite> {
  const token = 'a-token-for-the-load'
  const rows = {
    articles: Array.from({ length: ARTICLES }, (_, index) => anArticleRow(index + 1)),
    projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
  }
  const site = await startFedSite(DIST, rows, {
    REVALIDATE_SECONDS: '1',
    REVALIDATE_TOKEN: token,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
  })
  // Cache everything once before the upstream fails.
  for (const address of PATHS) await (await fetch(site.url + address)).arrayBuffer()
  return { site, token, folder: path.resolve(__dirname, '../..', DIST), paths: PATHS }
}
