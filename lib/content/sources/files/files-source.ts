import 'server-only'
import type { Folders } from '../../../site/content-folder'
import type { ContentSource, ListPage } from '../../content-source'
import { newestFirst } from '../list-all'
import { createContentReader } from './read-content'

/**
 * Creates the content source that reads the files in `content/`: no account, no server, no network. Each list has one
 * page.
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
    async listArticles(page) {
      const articles = (await reader.readArticles()).sort(newestFirst)
      return { ...onePage(articles, page), skipped: reader.brokenFiles(), isProven: reader.isProven() }
    },
    async findArticle({ slug }) {
      return (await reader.readArticles()).find((article) => article.slug === slug) ?? null
    },
    async listDrafts() {
      const files = await reader.readArticleFiles()
      return files.flatMap(({ article, isDraft }) => (isDraft ? [article] : []))
    },
    async listProjects(page) {
      return { ...onePage(await reader.readProjects(), page), isProven: true }
    },
  }
}

function onePage<Row extends { id: number }>(all: Row[], page: number): ListPage<Row> {
  const rows = page === 1 ? all : []
  return { rows, received: rows.map(({ id }) => String(id)), skipped: [], pages: 1, total: all.length }
}
