import { fetchArticlePage } from '@/lib/api/list-client'
import { readArticlesPath } from '@/lib/site/routes'
import { followHead } from '../ui/page-head'
import type { ListCode } from '../ui/use-paged-list'
import { renderPage, type RenderedPage } from './rendered-page'

/** Fetches and renders pages of the list, null for one past the last. A failure is a ListFailure. */
export const listCode: ListCode<RenderedPage> = {
  load: async (path) => {
    const page = readArticlesPath(path) ?? 1
    const list = await fetchArticlePage(page)
    return page > Math.max(1, list.pagination.total_pages) ? null : renderPage(list)
  },
  followHead,
}
