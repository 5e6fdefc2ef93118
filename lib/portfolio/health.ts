import 'server-only'
import { apiBase, getCatalog } from './source'

/** Maximum number of skipped rows in the response. */
const MAX_SKIPPED = 50

/**
 * State of the content: its source, the last successful load, failures since, and skipped rows. Contains no URL and
 * no secret.
 */
export function contentHealth() {
  const { articles, projects, skipped } = getCatalog().status()
  const failing = articles.failuresInARow > 0 || projects.failuresInARow > 0
  return {
    status: failing ? ('degraded' as const) : ('ok' as const),
    source: apiBase ? ('api' as const) : ('content' as const),
    articles,
    projects,
    skipped: skipped.slice(0, MAX_SKIPPED),
  }
}
