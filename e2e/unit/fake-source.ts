import type { ContentSource } from '../../lib/content/content-source'
import type { Article, Project } from '../../lib/content/types'

const PAGE = 50

/**
 * A source that a test can change and break. It lists fifty rows a page.
 * @param bare slugs of the articles whose text no list contains
 * @param hidden slugs of the articles that are counted, but not listed
 */
export function fakeSource({ isLocal = false } = {}) {
  const state = {
    articles: [] as Article[],
    projects: [] as Project[],
    bare: [] as string[],
    hidden: [] as string[],
    failure: null as Error | null,
    /** Fails for the text of these articles alone. */
    broken: [] as string[],
    calls: [] as string[],
    /** Listed, and not found by their ids. */
    missing: [] as string[],
    /** Awaited before each answer. */
    gate: async (): Promise<void> => undefined,
  }

  async function answer<T>(call: string, value: () => T): Promise<T> {
    state.calls.push(call)
    const now = value()
    await state.gate()
    if (state.failure) throw state.failure
    return now
  }

  const source: ContentSource = {
    name: 'http://upstream.example',
    isLocal,
    listArticles: (page) =>
      answer(`list ${page}`, () => {
        const { articles, hidden, bare } = state
        const listed = articles.filter(({ slug }) => !hidden.includes(slug))
        const shown = listed.slice((page - 1) * PAGE, page * PAGE)
        return {
          rows: shown.map((one) => (bare.includes(one.slug) ? { ...one, content: null } : one)),
          pages: Math.max(1, Math.ceil(listed.length / PAGE)),
          total: articles.length,
          received: shown.map(({ id }) => String(id)),
          skipped: [],
          isProven: isLocal,
        }
      }),
    findArticle: ({ id, slug }) =>
      answer(`article ${slug}`, () => {
        if (state.broken.includes(slug)) throw new Error(`${slug} is broken`)
        if (state.missing.includes(slug)) return null
        return state.articles.find((one) => one.id === id && one.slug === slug) ?? null
      }),
    listDrafts: async () => null,
    listProjects: () =>
      answer('projects', () => ({
        rows: state.projects,
        pages: 1,
        total: state.projects.length,
        received: state.projects.map(({ id }) => String(id)),
        skipped: [],
        isProven: isLocal,
      })),
  }
  return { source, state }
}
