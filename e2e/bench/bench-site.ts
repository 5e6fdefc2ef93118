import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { buildSite, startSite, type Variables } from '../site'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-bench'
/** The port that the build knows: canonical addresses name it. */
const PORT_FILE = path.join(ROOT, DIST, 'bench-port')
/** The folder whose content is measured. */
export const CONTENT = process.env.CONTENT_DIR ?? 'content'
const WORDS = 800

/** Builds the site with the content of `content/`, or of CONTENT_DIR. @param reuse takes the last build, if there is one */
export async function buildBenchSite(reuse: boolean): Promise<void> {
  if (reuse && existsSync(PORT_FILE)) return
  const port = await freePort()
  const { ok, output } = await buildSite(DIST, variables(port))
  if (!ok) throw new Error(output)
  writeFileSync(PORT_FILE, String(port))
}

/** Variables and port of the built site, for those who start it in their own way. */
export function benchEnvironment(): { port: number; variables: Variables } {
  const port = Number(readFileSync(PORT_FILE, 'utf8'))
  return { port, variables: { ...variables(port), NEXT_DIST_DIR: DIST } }
}

function variables(port: number): Variables {
  return { SITE_URL: `http://localhost:${port}`, CONTENT_DIR: CONTENT }
}

/** Starts the built site for as long as something is measured. */
export async function withSite<T>(measure: (site: RunningSite) => Promise<T>): Promise<T> {
  const { port, variables } = benchEnvironment()
  const site = await startSite(DIST, variables, port)
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

/** What is measured of the content: every kind of page, and two articles. */
export type BenchPages = {
  all: string[]
  /** The article whose length is nearest to {@link WORDS} words, which it is judged by. */
  article: { path: string; words: number; text: string }
  longest: string
  /** Those with a block of code. */
  articlesWithCode: string[]
  /** Every address of the sitemap. */
  everything: string[]
}

/** @throws Error when the content has no articles */
export async function pagesOf(url: string): Promise<BenchPages> {
  const answer = await fetch(`${url}/api/portfolio/articles.php?limit=50`)
  const { data } = (await answer.json()) as { data: { articles: { slug: string; content: string }[] } }
  const articles = data.articles.map(({ slug, content }) => ({
    path: `/article/${slug}`,
    words: content.split(/\s+/).filter(Boolean).length,
    text: content,
  }))
  const [article] = articles.toSorted((a, b) => Math.abs(a.words - WORDS) - Math.abs(b.words - WORDS))
  const [longest] = articles.toSorted((a, b) => b.words - a.words)
  if (!article || !longest) throw new Error('The content has no articles to measure.')
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const everything = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found).pathname,
  )
  const story = everything.find((found) => /^\/project\/(?!page\/|web$|app$)[^/]+$/.test(found))
  const fixed = [
    '/',
    '/about',
    '/project',
    '/articles',
    '/resume',
    '/contacto',
    '/politics',
    '/buscar',
    '/en',
  ]
  return {
    all: [...fixed, ...(story ? [story] : []), ...new Set([article.path, longest.path])],
    article,
    longest: longest.path,
    articlesWithCode: articles.filter(({ text }) => /^```/m.test(text)).map(({ path }) => path),
    everything,
  }
}
