import type { Redirects as RedirectTable } from '../site/site-config'

/** The types of the content contract (SPEC §3): upstream, own handlers and islands share these names. */

/** An article without its body, as in lists. Dates are `YYYY-MM-DD HH:MM:SS`, wall-clock time in Madrid. */
export type ArticleSummary = {
  id: number
  slug: string
  title: string
  excerpt: string | null
  featured_image: string | null
  tags: string[]
  meta_description: string | null
  published_at: string | null
  /** null for an undated row, which is listed last. */
  created_at: string | null
  updated_at: string | null
  /** The series that it is part of, and its place in it; absent for an article on its own. */
  series?: string
  series_order?: number
  /** Ids of the projects that it is about; absent for an article about none. */
  project?: number[]
  /** Address of the post under which readers answer; absent for an article without one. */
  conversation?: string
  /** Where the article was published first, and is canonical; absent for one of this site. */
  canonical_url?: string
  /** Minutes that the card shows, see reading-time.ts. */
  reading_minutes: number
}

/** An article with its body: Markdown, or HTML in old rows. */
export type Article = ArticleSummary & { content: string }

export type ArticlePagination = {
  current_page: number
  per_page: number
  total_items: number
  total_pages: number
  has_next: boolean
  has_prev: boolean
}

/** A row of the source that can't be shown, and why. @param id as the source sends it */
export type SkippedRow = { id: string; title: string | null; field: string; reason: string }

/**
 * An article as the store holds it.
 * @param shown hash of what lists show of it @param text hash of its text; null while that could not be read
 */
export type ArticleEntry = { row: ArticleSummary; shown: string; text: string | null }

/** Every article that is published or has a future date, newest first, and the rows that can't be shown. */
export type ArticleIndex = { entries: ArticleEntry[]; skipped: SkippedRow[] }
export type ProjectList = { rows: Project[]; skipped: SkippedRow[] }

export type ArticlePage = { articles: ArticleSummary[]; pagination: ArticlePagination }

export const PROJECT_TYPES = ['web', 'app'] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]

/** Segments after `/project/` in the URLs of lists: no story may have one of them as its slug. */
export const RESERVED_SLUGS: readonly string[] = [...PROJECT_TYPES, 'page']

export type Project = {
  id: number
  imgPath: string | null
  isBlog: boolean
  title: string
  description: string
  ghLink: string | null
  demoLink: string | null
  tipo: string
  /** The slug of its story; absent without one. */
  story?: string
  /** The one number of its story. */
  figure?: Figure
  /** On English pages, the fields that are in Spanish. */
  borrowed?: readonly string[]
}

/** A number that is set large, such as '0,4 g', and what it says, such as 'por visita'. */
export type Figure = { value: string; label: string }

/** The story of a project, as in its file. @param slug null when it is made from the project's title */
export type Story = {
  /** Id of the project. */
  id: number
  slug: string | null
  description: string | null
  role: string | null
  period: string | null
  tools: string[]
  figure: Figure | null
  /** Slugs of articles that belong to the project. */
  articles: string[]
  updatedAt: string | null
  content: string
}

/** The stories that are shown, by the id of their project, and the files that can't be used. */
export type Stories = { stories: Story[]; broken: SkippedRow[] }

/** A series that the owner's file names, with the slugs of its articles in their order. */
export type NamedSeries = { name: string; articles: string[] }

/** The owner's table of former addresses. @param source hash of the file that it was read from */
export type Redirects = { source: string; table: RedirectTable }

export type ProjectPagination = { page: number; limit: number; total: number; pages: number }

export type ProjectPage = { projects: Project[]; pagination: ProjectPagination }

export type ArticleQuery = { page: number; limit: number }
export type ProjectQuery = { page: number; limit: number; type?: ProjectType }

/**
 * What a cover is drawn from where an article or a project has no picture.
 * @param place in its list: neighbours get different motifs
 */
export type Cover = { title: string; tag: string; place?: number | null }
