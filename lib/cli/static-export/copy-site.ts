import { apiFile } from '../../site/base-path'
import { articlesQuery, projectsQuery } from '../../api/list-client'
import { SECURITY_PATH } from '../../contact/security-text'
import { shownEmail } from '../../site/contact-settings'
import { listAdminFiles } from '../../admin/admin-files'
import { owner } from '../../site/owner'
import { siteUrl } from '../../site/site-url'
import { readRedirects } from '../../pages/redirects-file'
import { FEED_STYLES } from '../../feeds/feed'
import { readProjectsPath } from '../../projects/views'
import { readLocalPath, routes, normalPath, readArticlesPath } from '../../site/routes'
import { FORMER_FEEDS } from '../../pages/redirects'
import { SEARCH_TEXTS } from '../../search/query'
import { askSite } from '../running-site'
import { type Snapshot, takeSnapshot } from './snapshot'

/** Paths that no page links to. */
const SEEDS = [
  '/robots.txt',
  '/llms.txt',
  '/favicon.ico',
  '/cv.pdf',
  '/resume.json',
  '/manifest.webmanifest',
  FEED_STYLES,
]
const UNKNOWN = '/article/-'

/** Copies the site running at an address, including the API responses that its lists and its calendar fetch. */
export async function snapshotOf(base: string): Promise<Snapshot> {
  const { origin, host } = new URL(siteUrl)
  // Below a base Next redirects the home page from its address with a slash at the end.
  const isAtRoot = new URL(base).pathname === '/'
  const get = (target: string) => askSite(base, target === '/' && !isAtRoot ? '' : target, host)
  const seeds = [routes.home, routes.rss, routes.atom, routes.jsonFeed, routes.sitemap, ...SEEDS]
  const editor = owner.site.admin ? await listAdminFiles() : []
  // A copy has no form, and without an address there is nobody to write to.
  const security = shownEmail() ? [SECURITY_PATH] : []
  const former = [...Object.keys(readRedirects()).map(encoded), ...FORMER_FEEDS.keys()]
  const snapshot = await takeSnapshot({
    origin,
    seeds: [...seeds, ...security, ...editor, ...former],
    unknown: UNKNOWN,
    ask: get,
  })
  for (const [path, query] of callsOf(snapshot)) {
    const { status, body } = await get(`${path}?${query}`)
    if (status === 200) snapshot.files.set(apiFile(path, query).slice(1), body)
    else snapshot.broken.push({ address: `${path}?${query}`, status, from: '' })
  }
  const texts = await get(SEARCH_TEXTS)
  if (texts.status === 200) snapshot.files.set(`${SEARCH_TEXTS.slice(1)}.json`, texts.body)
  else snapshot.broken.push({ address: SEARCH_TEXTS, status: texts.status, from: '' })
  return snapshot
}

function encoded(address: string): string {
  return encodeURI(normalPath(address) ?? address)
}

/** Returns the API calls of the islands: each page of each list, and each year of the calendar. */
function callsOf({ policies, files }: Snapshot): [path: string, query: string][] {
  const lists = [...policies.keys()].flatMap((address): [string, string][] => {
    const page = readArticlesPath(address)
    if (page !== null) return [['/api/portfolio/articles.php', articlesQuery(page)]]
    const { language, path } = readLocalPath(address)
    const view = readProjectsPath(path)
    return view ? [['/api/portfolio/projects.php', projectsQuery(view.page, view.type, language)]] : []
  })
  const about = String(files.get('about.html') ?? '')
  const periods = [...about.matchAll(/<option value="(last|\d{4})"/g)].map(([, period = '']) => period)
  return [...lists, ...periods.map((period): [string, string] => ['/api/contributions', `y=${period}`])]
}
