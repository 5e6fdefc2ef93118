import { createDataCache } from '../../lib/cache/data-cache'
import type { Reading } from '../../lib/cache/value-options'
import { createSharedStore } from '../../lib/cache/stores/shared-store'
import { createCatalog } from '../../lib/portfolio/catalog'
import { articleName, ARTICLES, GROUPS } from '../../lib/portfolio/value-names'
import { createHttpSource } from '../../lib/content/sources/http/http-source'
import type { createFakeServer } from './fake-cluster'
import { createFakeDisk } from './fake-cluster'
import type { createModelUpstream } from './model-upstream'

export const PERIOD_MS = 60_000

type Page = { text: string; versions: [name: string, version: string][]; expiresAt: number }
type World = {
  upstream: ReturnType<typeof createModelUpstream>
  server: ReturnType<typeof createFakeServer>
  time: { now: number; wall: number }
}

/** One instance of the site: the real data cache and catalog, and a page cache that behaves like Next's. */
export function createInstance({ upstream, server, time }: World) {
  const disk = createFakeDisk()
  const pages = new Map<string, Page>()
  const timers: (() => void)[] = []
  let link = server.connect()
  let site = start()

  function start() {
    const clock = {
      wallClock: () => time.wall,
      now: () => time.now,
      later: (_ms: number, call: () => void) => void timers.push(call),
    }
    const shared = createSharedStore(link.transport, clock)
    const cache = createDataCache({ ...clock, shared, stores: [disk], groups: GROUPS, retryAfterMs: 1_000 })
    const source = createHttpSource('http://api.test', undefined, upstream.ask)
    const catalog = createCatalog(source, { cache, maxAgeMs: PERIOD_MS })
    if (link.isUp()) link.open()
    return { cache, catalog }
  }

  async function render(path: string): Promise<Page> {
    const made: Page = { text: '404', versions: [], expiresAt: time.now + PERIOD_MS }
    const shows = (name: string, reading: Reading<unknown>) => {
      made.versions.push([name, reading.version])
      made.expiresAt = Math.min(made.expiresAt, time.now + PERIOD_MS - reading.ageMs)
    }
    if (path === '/articles') {
      const reading = await site.catalog.articles()
      shows(ARTICLES, reading)
      return {
        ...made,
        text: reading.value.rows
          .map(({ slug, title }) => `${slug}=${title}`)
          .sort()
          .join(),
      }
    }
    const slug = path.slice('/article/'.length)
    const reading = await site.catalog.article(slug)
    if (reading) shows(articleName(slug), reading)
    return reading?.value ? { ...made, text: `${reading.value.title}: ${reading.value.content}` } : made
  }

  async function isCurrent(page: Page): Promise<boolean> {
    for (const [name, version] of page.versions) {
      const current = await site.cache.currentVersion(name)
      if (current !== null && current !== version) return false
    }
    return true
  }

  return {
    link: () => link,
    async visit(path: string): Promise<string> {
      if (path.startsWith('/article/') && !(await site.catalog.find(path.slice('/article/'.length))))
        return '404'
      const page = pages.get(path)
      if (page && (await isCurrent(page))) {
        if (time.now >= page.expiresAt) pages.set(path, await render(path).catch(() => page))
        return page.text
      }
      const fresh = await render(path)
      if (fresh.text !== '404') pages.set(path, fresh)
      return fresh.text
    },
    /** @returns whether the revalidation succeeded */
    async revalidate(slug: string | null): Promise<boolean> {
      const { catalog } = site
      try {
        const complete = await catalog.beginInvalidation(
          slug ? ['articles'] : ['articles', 'projects', 'texts'],
        )
        await catalog.refreshArticles()
        if (slug) await catalog.refreshArticle(slug)
        await complete()
        return true
      } catch {
        return false
      }
    },
    /** Ends the process, and starts another with the same disk and pages. */
    restart(): void {
      const wasUp = link.isUp()
      link.close()
      timers.length = 0
      link = server.connect()
      if (!wasUp) link.cut()
      site = start()
    },
    runTimers(): void {
      for (const call of timers.splice(0)) call()
    },
  }
}
