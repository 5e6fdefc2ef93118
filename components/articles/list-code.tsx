import { fetchArticlePage } from '@/lib/api/list-client'
import { readArticlesPath } from '@/lib/site/routes'
import { renderPage, type RenderedPage } from './rendered-page'

export { followHead } from '../ui/page-head'

/**
 * Fetches and renders a page of the list.
 * @returns null for a page past the last one
 * @throws ListFailure
 */
export async function load(path: string): Promise<RenderedPage | null> {
  const page = readArticlesPath(path) ?? 1
  const list = await fetchArticlePage(page)
  return page > Math.max(1, list.pagination.total_pages) ? null : renderPage(list)
}
