import 'server-only'
import type { ContentStore } from '../content/store'
import type { SkippedRow } from '../content/types'

/** Maximum number of skipped rows in the report. */
const MAX_SKIPPED = 50

/**
 * Reports the state of the content: its source, when its lists were last read, what has failed since, which rows can't
 * be shown, and which of the owner's files can't be used. Nothing is read for the report, and it contains no address and
 * no secret.
 */
export function contentHealth(
  store: Pick<ContentStore, 'current' | 'status' | 'brokenFiles'>,
  hasApi: boolean,
) {
  const [articles, projects] = [store.status('articles'), store.status('projects')]
  const files = store.brokenFiles()
  const values = store.current()?.values
  const own: SkippedRow[] = [...(values?.stories.broken ?? []), ...(values?.translations.broken ?? [])]
  const rows = [...(values?.articles.skipped ?? []), ...(values?.projects.skipped ?? [])]
  const isFailing =
    [articles, projects].some(({ failuresInARow }) => failuresInARow > 0) ||
    files.length > 0 ||
    own.length > 0 ||
    // A row of an API may stay invalid; one of the owner's files has to be fixed.
    (!hasApi && rows.length > 0)
  return {
    status: isFailing ? ('degraded' as const) : ('ok' as const),
    source: hasApi ? ('api' as const) : ('content' as const),
    articles,
    projects,
    ...(files.length > 0 && { files }),
    skipped: [...own, ...rows].slice(0, MAX_SKIPPED),
  }
}
