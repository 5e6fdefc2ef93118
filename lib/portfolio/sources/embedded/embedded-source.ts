import 'server-only'
import type { Folders } from '../../../config/content-folder'
import type { ContentSource, Received } from '../content-source'
import type { Article, ArticleSummary } from '../../types'
import { newestFirst } from '../list-all'
import { paginate } from '../../paginate'
import { createContentReader } from './read-content'

/** The content source that reads the files in `content/`. */
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

/** No row is ever skipped: an invalid file fails the whole load, and the error names it. */
function everyRow(all: { id: number }[], { page, limit }: { page: number; limit: number }): Received {
  const received = all.slice((page - 1) * limit, page * limit).map(({ id }) => String(id))
  return { received, skipped: [] }
}

function withoutBody({ content: _content, ...summary }: Article): ArticleSummary {
  return summary
}
