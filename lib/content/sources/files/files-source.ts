import 'server-only'
import type { Folders } from '../../../site/content-folder'
import type { ContentSource } from '../../content-source'
import { newestFirst } from '../list-all'
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
      const articles = (await reader.readArticles()).sort(newestFirst)
      return { ...cut(articles, query), skipped: reader.brokenFiles(), isProven: reader.isProven() }
    },
    async findArticle({ slug }) {
      return (await reader.readArticles()).find((article) => article.slug === slug) ?? null
    },
    async listDrafts() {
      const files = await reader.readArticleFiles()
      return files.flatMap(({ article, isDraft }) => (isDraft ? [article] : []))
    },
    async listProjects(query) {
      return { ...cut(await reader.readProjects(), query), skipped: [], isProven: true }
    },
  }
}

function cut<Row>(all: Row[], { page, limit }: { page: number; limit: number }) {
  return { rows: all.slice((page - 1) * limit, page * limit), pages: Math.ceil(all.length / limit) }
}
