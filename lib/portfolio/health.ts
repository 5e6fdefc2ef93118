import 'server-only'
import { followedFiles } from './followed-file'
import { apiBase, getCatalog } from './source'
import { storiesFolder } from './stories/stories-folder'
import { translationsFolder } from './translations-folder'
import type { SkippedRow } from './types'

/** Maximum number of skipped rows in the response. */
const MAX_SKIPPED = 50

/**
 * Reports the state of the content: its source, when it was last loaded, what has failed since, which rows can't be
 * shown, and which of the owner's files can't be used. Files are read for the report, an API isn't requested. The report
 * contains no address and no secret.
 */
export async function contentHealth() {
  const catalog = getCatalog()
  if (apiBase === null) await Promise.allSettled([catalog.articles(), catalog.projects()])
  const broken = (await followedFiles()).filter(({ failuresInARow }) => failuresInARow > 0)
  const { articles, projects, skipped: rows } = catalog.status()
  const own = await Promise.all([brokenIn(storiesFolder), brokenIn(translationsFolder)])
  const texts = own.flat()
  const skipped = [...texts, ...rows]
  const failing =
    articles.failuresInARow > 0 ||
    projects.failuresInARow > 0 ||
    broken.length > 0 ||
    texts.length > 0 ||
    // A row of an API may stay invalid; one of the owner's files has to be fixed.
    (apiBase === null && skipped.length > 0)
  return {
    status: failing ? ('degraded' as const) : ('ok' as const),
    source: apiBase ? ('api' as const) : ('content' as const),
    articles,
    projects,
    ...(broken.length > 0 && {
      files: broken.map(({ file, failuresInARow }) => ({ file, failuresInARow })),
    }),
    skipped: skipped.slice(0, MAX_SKIPPED),
  }
}

/** Returns the files of a folder that can't be used. A folder that can't be read is itself among the unusable files. */
async function brokenIn(folder: { read: () => Promise<{ broken: SkippedRow[] }> }): Promise<SkippedRow[]> {
  return folder.read().then(
    ({ broken }) => broken,
    () => [],
  )
}
