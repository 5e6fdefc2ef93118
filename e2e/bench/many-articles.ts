import { rmSync } from 'node:fs'
import path from 'node:path'
import type { RunningSite } from '../../lib/cli/running-site'
import { freePort } from '../../lib/cli/running-site'
import { buildSite, startSite, type Variables } from '../site'
import { anArticleRow, aProjectRow, type StubRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'
import { peakMegabytes } from './process-tree'

const DIST = '.next-bench-scale'
export const DIST_FOLDER = path.resolve(__dirname, '../..', DIST)
const TEXT =
  '## Sección\n\nUn párrafo con **negrita**, `código` y [un enlace](https://example.com) de unas veinte palabras.\n\n'
const DAY_MS = 86_400_000

export type Many = {
  articles: number
  /** How many of them the build prerenders. */
  prerender: number
  /** Whether articles have text. Without it, a page costs only its layout. */
  words: boolean
  /** Additional variables for the running site, not for the build. */
  variables?: Variables
}

export type ManyArticles = {
  site: RunningSite
  upstream: ReturnType<typeof createUpstream>
  /** Duration of the build. */
  seconds: number
  /** Peak memory of the build, in MB. */
  peak: number
}

/** Returns a tag shared by one article in forty. Lists of related articles depend on tags. */
export const tagOf = (id: number) => `tema-${id % 40}`

/**
 * Returns an article row about one of many subjects. Articles are one day apart since 2010, so that
 * none of 5,000 lies in the future.
 */
export function aDatedRow(id: number, fields: Record<string, unknown> = {}): StubRow {
  const created = `${new Date(Date.UTC(2010, 0, 1) + id * DAY_MS).toISOString().slice(0, 10)} 10:00:00`
  const tags = [tagOf(id), `asunto-${id % 23}`]
  const words = {
    title: `Artículo ${id} de ${tags.join(' y ')}`,
    excerpt: `Lo que pasa con ${tags.join(' y ')}.`,
  }
  return anArticleRow(id, { created_at: created, updated_at: created, tags, ...words, ...fields })
}

/** Builds and starts the site with generated articles from a stub of the API, for the duration of a measurement. */
export async function withManyArticles<T>(
  many: Many,
  measure: (built: ManyArticles) => Promise<T>,
): Promise<T> {
  const content = many.words ? TEXT.repeat(50) : ''
  const upstream = createUpstream({
    articles: Array.from({ length: many.articles }, (_, index) => aDatedRow(index + 1, { content })),
    projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
  })
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: await upstream.start(),
    PRERENDER_ARTICLES: String(many.prerender),
    // Builds are compared, so none may reuse the work of another.
    BUILD_CACHE: 'off',
  }
  try {
    const started = performance.now()
    const { value, peak } = await peakMegabytes(() => buildSite(DIST, variables))
    const seconds = (performance.now() - started) / 1_000
    if (!value.ok) throw new Error(value.output)
    const site = await startSite(DIST, { ...variables, ...many.variables }, port)
    try {
      return await measure({ site, upstream, seconds, peak })
    } finally {
      await site.stop()
    }
  } finally {
    await upstream.stop()
  }
}

export function removeManyArticles(): void {
  rmSync(DIST_FOLDER, { recursive: true, force: true })
}
