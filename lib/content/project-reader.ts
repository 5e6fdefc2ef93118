import type { ReadOptions } from './part'
import { assertPlausible, logNewlySkipped } from './plausible'
import type { ContentSource } from './content-source'
import { listAllProjects } from './sources/list-all'
import type { ProjectList } from './types'

/**
 * Creates the reader of all projects; those that its total includes but its rows don't are requested one by one.
 */
export function createProjectReader(source: ContentSource) {
  return async function read(previous: ProjectList | null, options: ReadOptions): Promise<ProjectList> {
    const sent = await listAllProjects(source)
    const { rows, skipped, complete } = sent
    assertPlausible(source.name, sent, previous?.rows, options)
    const ids = new Set(rows.map(({ id }) => id))
    const unseen = complete || !previous ? [] : previous.rows.filter(({ id }) => !ids.has(id))
    const found = await Promise.all(
      unseen.map((project) => source.findProject(project.id).catch(() => project)),
    )
    logNewlySkipped('projects', skipped, previous?.skipped)
    return { rows: [...rows, ...found.filter((project) => project !== null)], skipped }
  }
}
