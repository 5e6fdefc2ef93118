import type { Article, ArticleSummary, Project } from '../../lib/content/types'

/*
 * A fake catalog, for tests of modules that read the content. Import this module before any module of lib/ that reads
 * the content.
 */

/** The content of the fake catalog. While `failure` is set, every read rejects with it. */
export const fakeContent = {
  articles: [] as Article[],
  projects: [] as Project[],
  failure: null as Error | null,
  /** Slugs of listed articles that can't be loaded. */
  broken: [] as string[],
}

/** Removes all content. */
export function resetContent(): void {
  Object.assign(fakeContent, { articles: [], projects: [], failure: null, broken: [] })
}

const answer = <T>(value: T): Promise<T> =>
  fakeContent.failure ? Promise.reject(fakeContent.failure) : Promise.resolve(value)

const summaries = (): ArticleSummary[] =>
  fakeContent.articles.map(({ content: _content, ...summary }) => summary)
const find = <T extends { slug: string }>(list: T[], slug: string) =>
  list.find((article) => article.slug === slug) ?? null

/** A reading, as queries for pages receive it. */
const reading = <T>(value: T) => answer({ value, version: 'v', ageMs: 0 })

const catalog = {
  name: 'http://upstream.example',
  articles: () => reading({ rows: summaries(), skipped: [], versions: {} }),
  cachedArticles: () => answer(summaries()),
  cachedIndex: () => answer({ rows: summaries(), skipped: [], versions: {} }),
  heldTexts: async () => async (slug: string) => find(fakeContent.articles, slug),
  projects: () => reading({ rows: fakeContent.projects, skipped: [] }),
  cachedProjects: () => answer(fakeContent.projects),
  find: (slug: string) => answer(find(summaries(), slug)),
  article: (slug: string) =>
    fakeContent.broken.includes(slug)
      ? Promise.reject(new Error('the text can not be had'))
      : find(fakeContent.articles, slug)
        ? reading(find(fakeContent.articles, slug))
        : answer(null),
  canShow: (slug: string) => answer(!fakeContent.broken.includes(slug)),
}

jest.mock('@/lib/portfolio/source', () => ({ getCatalog: () => catalog, apiBase: null }))
/** Names of the values that the last page depends on. */
export const dependencies: string[] = []
/** The versions that the last page was rendered from. */
export const madeFrom = new Map<string, string | undefined>()
jest.mock('@/lib/portfolio/page-tags', () => ({
  dependsOn: async (name: string, stamp?: { version: string } | null) => {
    dependencies.push(name)
    madeFrom.set(name, stamp?.version)
  },
}))
