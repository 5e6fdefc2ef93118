import 'server-only'
import type { Folders } from '../../../site/content-folder'
import type { ContentSource, Received } from '../../content-source'
import type { Article, ArticleSummary } from '../../types'
import { newestFirst } from '../list-all'
import { paginate } from '../../paginate'
import { createContentReader } from './read-content'

/**
 * Creates the content source that reads the files in `content/`: no account, no server, no network.
 * @param options as those of {@link createContentReader}
 */
export function createFilesSource(
  folders: Folders,
  options?: Parameters<typeof createContentReader>[1],
): ContentSource {
  const reader = createContentReader(folders, options)
  return {
    name: `${folders.name}/`,
    isLocal: true,
    maxLimit: Number.MAX_SAFE_INTEGER,
    async listArticles(query) {
      const files = await reader.readArticles()
      const articles = files.map(withoutBody).sort(newestFirst)
      const rows = everyRow(articles, query)
      const listed = new Set(rows.received)
      return {
        ...paginate.articles(articles, query),
        ...rows,
        whole: files.filter(({ id }) => listed.has(String(id))),
        skipped: reader.brokenFiles(),
        isProven: reader.isProven(),
      }
    },
    async findArticle({ slug }) {
      return (await reader.readArticles()).find((article) => article.slug === slug) ?? null
    },
    async listDrafts() {
      const files = await reader.readArticleFiles()
      return files.flatMap(({ article, isDraft }) => (isDraft ? [article] : []))
    },
    async listProjects({ type, ...query }) {
      const projects = (await reader.readProjects()).filter((project) => !type || project.tipo === type)
      return { ...paginate.projects(projects, query), ...everyRow(projects, query), isProven: true }
    },
  }
}

/** Metadata of a page with one key for each row. Files that can't be used are reported separately. */
function everyRow(all: { id: number }[], { page, limit }: { page: number; limit: number }): Received {
  const received = all.slice((page - 1) * limit, page * limit).map(({ id }) => String(id))
  return { received, skipped: [] }
}

function withoutBody({ content: _, ...summary }: Article): ArticleSummary {
  return summary
}
