import 'server-only'
import { apiBase, getCatalog } from './source'

/** How the content is doing: where it comes from, when it was last had, what failed since. No address, no secret. */
export function contentHealth() {
  const { articles, projects } = getCatalog().status()
  const failing = articles.failuresInARow > 0 || projects.failuresInARow > 0
  return {
    status: failing ? ('degraded' as const) : ('ok' as const),
    source: apiBase ? ('api' as const) : ('content' as const),
    articles,
    projects,
  }
}
