import type { RunningSite } from '../../lib/cli/running-site'
import { tagOf } from './many-articles'

const TIMEOUT_MS = 60_000
export const TOKEN = 'a-token-for-the-order'
/** Paths that show a new article, besides its own page and that of the previous article. */
const SHOWING = ['/', '/articles', '/articles/archivo', '/sitemap.xml', '/rss.xml']
const OTHER_PAGES = [
  '/about',
  '/project',
  '/resume',
  '/politics',
  '/contacto',
  '/buscar',
  '/etiquetas',
  '/en',
]
const LATER_LISTS = Array.from({ length: 20 }, (_, index) => `/articles/page/${index + 2}`)

export type Ordered = {
  ms: number
  answeredMs: number
  /** Regenerated pages: those with the new article, with other changes, and with the same content as before. */
  showing: string[]
  changed: string[]
  needless: string[]
  calls: number
}

/** Returns the existing paths that show a new article. */
const showingOf = (id: number) => [...SHOWING, `/etiqueta/${tagOf(id)}`]

/** Returns the paths of the newest articles, cached since the build. */
function articlesOf(newest: number): string[] {
  return Array.from(
    { length: Math.min(150, newest - 1) },
    (_, index) => `/article/articulo-${newest - index}`,
  )
}

/** Returns the pages that are checked when an article is added; all of them are cached. */
export function watchedPages(newest: number): string[] {
  return [...articlesOf(newest - 1), ...showingOf(newest), ...OTHER_PAGES, ...LATER_LISTS]
}

/** Reads the content of every watched page. Each is requested twice, so that it is cached. */
export async function readKept(site: RunningSite, next: number): Promise<Map<string, string>> {
  const addresses = watchedPages(next)
  for (const address of addresses) await read(site, address)
  const shown = new Map<string, string>()
  for (const address of addresses) shown.set(address, (await read(site, address)).shown)
  return shown
}

/** Requests on-demand revalidation of an article that its source has just received, and waits until the pages show it. */
export async function order(
  site: RunningSite,
  id: number,
  before: Map<string, string>,
  countCalls: () => number,
): Promise<Ordered> {
  const slug = `articulo-${id}`
  const started = performance.now()
  const answer = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ article: slug }),
  })
  const answeredMs = performance.now() - started
  if (!answer.ok) throw new Error(`The order was answered with ${answer.status}: ${await answer.text()}`)
  const wanted = [`/article/${slug}`, `/article/articulo-${id - 1}`, ...showingOf(id)]
  const made = new Set<string>()
  await Promise.all(wanted.map((address) => untilShown(site, address, slug, made)))
  const ms = performance.now() - started
  const [showing, changed, needless] = [[] as string[], [] as string[], [] as string[]]
  for (const [address, old] of before) {
    const { body, shown, isKept } = await read(site, address)
    if (isKept && !made.has(address)) continue
    const kind = body.includes(`/article/${slug}`) ? showing : shown === old ? needless : changed
    kind.push(address)
  }
  return { ms, answeredMs, showing, changed, needless, calls: countCalls() }
}

async function untilShown(
  site: RunningSite,
  address: string,
  slug: string,
  made: Set<string>,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    const { body, isKept } = await read(site, address)
    if (!isKept) made.add(address)
    if (body.includes(`/article/${slug}`)) return
  }
  throw new Error(`${address} shows nothing of ${slug} after ${TIMEOUT_MS / 1_000} s.`)
}

/** Reads a page's content: `<main>` where there is one, since builds and hashes change only the head and the scripts. */
async function read(site: RunningSite, address: string) {
  const answer = await fetch(site.url + address)
  const body = await answer.text()
  const shown = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body
  return { body, shown, isKept: answer.headers.get('x-nextjs-cache') === 'HIT' }
}
