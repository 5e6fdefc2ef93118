import 'server-only'
import { apiBase, getCatalog } from './source'

/** Rows that can't be shown are named up to this number. */
const MAX_SKIPPED = 50

/** How the content is doing: where it comes from, when it was last had, what failed since, which rows
 * can't be shown. No address, no secret. */
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
