import { fetchArticlePage } from '@/lib/api/client'
import { renderPage, type RenderedPage } from './rendered-page'

/**
 * Fetches and renders a page of the list. A module of its own, so that it is only downloaded on the first page change.
 * @throws ListFailure
 */
export async function loadRenderedPage(page: number): Promise<RenderedPage> {
  return renderPage(await fetchArticlePage(page))
}
