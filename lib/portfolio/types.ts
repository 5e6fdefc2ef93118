/** The vocabulary of the content contract (SPEC §3): upstream, own handlers and islands share these names. */

/** An article without its body, as lists carry it. Dates are `YYYY-MM-DD HH:MM:SS`, wall-clock time in Madrid. */
export type ArticleSummary = {
  id: number
  slug: string
  title: string
  excerpt: string | null
  featured_image: string | null
  tags: string[]
  meta_description: string | null
  published_at: string | null
  created_at: string
  updated_at: string
}

/** An article with its body: Markdown, or HTML in rows that were written before Markdown. */
export type Article = ArticleSummary & { content: string }

export type ArticlePagination = {
  current_page: number
  per_page: number
  total_items: number
  total_pages: number
  has_next: boolean
  has_prev: boolean
}

export type ArticlePage = { articles: ArticleSummary[]; pagination: ArticlePagination }

export const PROJECT_TYPES = ['web', 'app'] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]

export type Project = {
  id: number
  imgPath: string | null
  isBlog: boolean
  title: string
  description: string
  ghLink: string | null
  demoLink: string | null
  tipo: string
}

export type ProjectPagination = { page: number; limit: number; total: number; pages: number }

export type ProjectPage = { projects: Project[]; pagination: ProjectPagination }

export type ArticleQuery = { page: number; limit: number }
export type ProjectQuery = { page: number; limit: number; type?: ProjectType }
