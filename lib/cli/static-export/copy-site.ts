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
  for (const [address, file] of callsOf(snapshot)) {
    const { status, body } = await get(address)
    if (status === 200) snapshot.files.set(file.slice(1), body)
    else snapshot.broken.push({ address, status, from: '' })
  }
  return snapshot
}

function encoded(address: string): string {
  return encodeURI(normalPath(address) ?? address)
}

type Call = [address: string, file: string]

/**
 * Returns the API calls of the islands, each with the file that has its answer in a copy: every page of every list, every
 * year of the calendar, and the texts of the search.
 */
function callsOf({ policies, files }: Snapshot): Call[] {
  const call = (path: string, query: string): Call => [`${path}?${query}`, apiFile(path, query)]
  const lists = [...policies.keys()].flatMap((address) => {
    const page = readArticlesPath(address)
    if (page !== null) return [call('/api/portfolio/articles.php', articlesQuery(page))]
    const { language, path } = readLocalPath(address)
    const view = readProjectsPath(path)
    return view ? [call('/api/portfolio/projects.php', projectsQuery(view.page, view.type, language))] : []
  })
  const about = String(files.get('about.html') ?? '')
  const periods = [...about.matchAll(/<option value="(last|\d{4})"/g)].map(([, period = '']) => period)
  const years = periods.map((period) => call('/api/contributions', `y=${period}`))
  return [...lists, ...years, [SEARCH_TEXTS, `${SEARCH_TEXTS}.json`]]
}
