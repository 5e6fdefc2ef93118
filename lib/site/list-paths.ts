/* The paths of lists, separate from the others: islands of lists contain these paths only. */

export const SEARCH_PATH = '/buscar'

/** Page 1 has no page segment. */
export function articlesPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`
}

export function projectsPath({ page = 1, type }: { page?: number; type?: 'web' | 'app' } = {}): string {
  return `/project${type ? `/${type}` : ''}${page === 1 ? '' : `/page/${page}`}`
}
