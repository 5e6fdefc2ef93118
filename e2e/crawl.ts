import { type PageFacts, readFacts } from './page-facts'
import { parseUrl } from '../lib/text/parse-url'

/** A page as served. `facts` is null for responses that are not HTML. */
export type Page = { path: string; status: number; html: string; facts: PageFacts | null; from: string }

const MAX_PAGES = 2_000
const TIMEOUT_MS = 20_000
const PARALLEL = 4

/**
 * Crawls a site from its home page and its sitemap, following every link within the site.
 * @param base where it is served
 * @param origin its origin in canonical links
 * @param withSitemap false to read only the pages reachable by links
 */
export async function crawl(base: string, origin: string, withSitemap = true): Promise<Page[]> {
  const pages = new Map<string, Page>()
  const listed = withSitemap ? await sitemapPaths(base, origin) : []
  let found = new Map([['/', ''], ...listed.map((path) => [path, '/sitemap.xml'] as const)])
  while (found.size > 0 && pages.size < MAX_PAGES) {
    const round = [...found].slice(0, PARALLEL)
    const read = await Promise.all(
      round.map(async ([path, from]): Promise<Page> => ({ path, from, ...(await ask(base + path)) })),
    )
    for (const page of read) pages.set(page.path, page)
    const linked = read.flatMap((page) => linksOf(page, origin).map((path) => [path, page.path] as const))
    found = new Map([...[...found].slice(PARALLEL), ...linked].filter(([path]) => !pages.has(path)))
  }
  return [...pages.values()]
}

/** Returns the paths on this site that a page links to, without fragments. */
function linksOf({ path, facts }: Page, origin: string): string[] {
  return (facts?.anchors ?? []).flatMap((href) => {
    const target = parseUrl(href, origin + path)
    return target?.origin === origin ? [target.pathname + target.search] : []
  })
}

async function ask(address: string): Promise<Pick<Page, 'status' | 'html' | 'facts'>> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isHtml ? await answer.text() : ''
    if (!isHtml) await answer.body?.cancel()
    return { status: answer.status, html, facts: isHtml ? readFacts(html) : null }
  } catch {
    return { status: 0, html: '', facts: null } // no response in time: reported as such
  }
}

async function sitemapPaths(base: string, origin: string): Promise<string[]> {
  const answer = await fetch(`${base}/sitemap.xml`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  )
  const xml = answer?.ok ? await answer.text() : ''
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address === origin || address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length) || '/')
}
