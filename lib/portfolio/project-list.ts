import type { RefreshOptions } from '../cache/value-options'
import { assertPlausible, logNewlySkipped } from '../content/plausible'
import type { ContentSource } from '../content/sources/content-source'
import { listAllProjects } from '../content/sources/list-all'
import type { ProjectList } from '../content/types'

/**
 * Creates the loader of the list of all projects; those that its total includes but its rows don't are requested one by
 * one.
 */
export function createProjectsLoader(source: ContentSource) {
  return async function load(previous: ProjectList | null, options: RefreshOptions): Promise<ProjectList> {
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
