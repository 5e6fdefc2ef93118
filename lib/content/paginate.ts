import type { ArticlePage, ArticleQuery as Slice, ArticleSummary, Project, ProjectPage } from './types'

/** Returns one page of a complete list, with the totals as the contract names them; past the end it is empty. */
export const paginate = {
  articles(all: readonly ArticleSummary[], { page, limit }: Slice): ArticlePage {
    const total_pages = Math.ceil(all.length / limit)
    return {
      articles: cut(all, { page, limit }),
      pagination: {
        current_page: page,
        per_page: limit,
        total_items: all.length,
        total_pages,
        has_next: page < total_pages,
        has_prev: page > 1,
      },
    }
  },
  projects(all: readonly Project[], { page, limit }: Slice): ProjectPage {
    return {
      projects: cut(all, { page, limit }),
      pagination: { page, limit, total: all.length, pages: Math.ceil(all.length / limit) },
    }
  },
}

function cut<T>(all: readonly T[], { page, limit }: Slice): T[] {
  return all.slice((page - 1) * limit, page * limit)
}
