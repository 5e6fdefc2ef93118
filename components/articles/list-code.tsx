import { fetchArticlePage } from '@/lib/content/list-client'
import { LIST_ERRORS } from '@/lib/site/list-error-words'
import { readArticlesPath } from '@/lib/site/read-path'
import button from '../ui/button.module.css'
import type { FailureProps } from '../ui/list-code'
import { ListFailed } from '../ui/list-failed'
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

/** The error message of SPEC §8 with a retry button. */
export function Failure({ message, attempt, onRetry }: FailureProps) {
  return (
    <ListFailed title={LIST_ERRORS.articlesFailed}>
      {/* A new key creates a new element for each attempt, so that screen readers announce the message again. */}
      <p key={attempt}>{message}</p>
      <button type="button" className={button.button} data-variant="outline" onClick={onRetry}>
        {LIST_ERRORS.retry}
      </button>
    </ListFailed>
  )
}
