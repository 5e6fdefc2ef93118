import type { ContentSource } from '../../content/sources/content-source'
import { listAllArticles, listAllProjects } from '../../content/sources/list-all'
import type { SkippedRow } from '../../content/types'
import type { Finding } from './finding'

/** Reports rows of an API that the site cannot show, each with its id, title, field and reason. */
export async function checkSource(source: ContentSource): Promise<Finding[]> {
  const [articles, projects] = await Promise.all([listAllArticles(source), listAllProjects(source)])
  return [
    ...articles.skipped.map((row) => findingOf('articles', row)),
    ...projects.skipped.map((row) => findingOf('projects', row)),
  ]
}

function findingOf(list: string, { id, title, field, reason }: SkippedRow): Finding {
  return {
    severity: 'warning',
    rule: 'row',
    where: `${list}, id ${id}`,
    message: `${title === null ? 'a row without a title' : `"${title}"`} can't be shown: ${field} ${reason}`,
  }
}
