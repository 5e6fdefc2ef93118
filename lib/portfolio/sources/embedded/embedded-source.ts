import 'server-only'
import type { Folders } from '../../../config/content-folder'
import type { ContentSource, Received } from '../content-source'
import type { Article, ArticleSummary } from '../../types'
import { newestFirst } from '../list-all'
import { paginate } from '../../paginate'
import { createContentReader } from './read-content'

/**
 * Serves the files in `content/`: no account, no server, no network.
 */
export function createEmbeddedSource(folders: Folders): ContentSource {
  const reader = createContentReader(folders)
  return {
    name: `${folders.name}/`,
    maxLimit: Number.MAX_SAFE_INTEGER,
    async listArticles(query) {
      const articles = (await reader.readArticles()).map(withoutBody).sort(newestFirst)
      return { ...paginate.articles(articles, query), ...everyRow(articles, query) }
    },
    async findArticle({ slug }) {
      return (await reader.readArticles()).find((article) => article.slug === slug) ?? null
    },
    async listProjects({ type, ...query }) {
      const projects = (await reader.readProjects()).filter((project) => !type || project.tipo === type)
      return { ...paginate.projects(projects, query), ...everyRow(projects, query) }
    },
    async findProject(id) {
      return (await reader.readProjects()).find((project) => project.id === id) ?? null
    },
  }
}

/** A file that can't be shown stops the reading with its name, so that no row is ever skipped. */
function everyRow(all: { id: number }[], { page, limit }: { page: number; limit: number }): Received {
  const received = all.slice((page - 1) * limit, page * limit).map(({ id }) => String(id))
  return { received, skipped: [] }
}

function withoutBody({ content: _content, ...summary }: Article): ArticleSummary {
  return summary
}
