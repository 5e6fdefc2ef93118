import 'server-only'
import type { Folders } from '../../../config/content-folder'
import type { ContentSource } from '../content-source'
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
      return paginate.articles(articles, query)
    },
    async findArticle(slug) {
      return (await reader.readArticles()).find((article) => article.slug === slug) ?? null
    },
    async listProjects({ type, ...query }) {
      const projects = (await reader.readProjects()).filter((project) => !type || project.tipo === type)
      return paginate.projects(projects, query)
    },
  }
}

function withoutBody({ content: _content, ...summary }: Article): ArticleSummary {
  return summary
}
