import { ARTICLES_PAGE_SIZE } from '../config/constants'
import { articleImage, modifiedDate } from '../articles/article'
import { toMadridIso } from '../text/madrid-clock'
import type { ArticleSummary, Project } from '../portfolio/types'
import type { Topics } from '../portfolio/selection-kinds'
import type { StoryEntry } from '../portfolio/stories/story-kinds'
import { projectImage } from '../projects/project'
import { viewsOf } from '../routing/project-views'
import { routes } from '../routing/routes'
import { storyPath } from '../routing/story-routes'
import { topicRoutes } from '../routing/topic-routes'

export type Address = { path: string; modified?: string; images?: string[] }
type Content = {
  articles: ArticleSummary[]
  projects: Project[]
  stories?: StoryEntry[]
  topics?: Topics
  resumeModified?: string
}

/** Every canonical URL, with its date of last change where the content has one. */
export function sitemapAddresses({
  articles,
  projects,
  stories = [],
  topics,
  resumeModified,
}: Content): Address[] {
  const pages = Math.max(1, Math.ceil(articles.length / ARTICLES_PAGE_SIZE))
  const lists = Array.from({ length: pages }, (_, index) => {
    const shown = articles.slice(index * ARTICLES_PAGE_SIZE, (index + 1) * ARTICLES_PAGE_SIZE)
    return { path: routes.articles(index + 1), modified: latest(shown) }
  })
  return [
    { path: routes.home, modified: latest(articles) },
    { path: routes.about },
    { path: routes.projects(), images: projects.map((project) => projectImage(project).src) },
    ...viewsOf(projects).map((view) => ({ path: routes.projects(view) })),
    ...stories.map(({ slug, updatedAt }) => ({ path: storyPath(slug), modified: madridIso(updatedAt) })),
    ...lists,
    ...articles.map((article) => ({
      path: routes.article(article.slug),
      modified: madridIso(modifiedDate(article)),
      images: [articleImage(article).src],
    })),
    ...(topics ? topicAddresses(topics) : []),
    { path: routes.resume, modified: resumeModified },
    { path: topicRoutes.subscribe },
    { path: routes.privacy },
  ]
}

/** Pages that lead to articles in another order; those of one article are not for search engines. */
function topicAddresses({ tags, series }: Topics): Address[] {
  if (tags.length + series.length === 0) return []
  return [
    { path: topicRoutes.archive() },
    { path: topicRoutes.tags },
    ...tags.filter(({ count }) => count > 1).map(({ slug }) => ({ path: topicRoutes.tag(slug) })),
    ...series.map(({ slug }) => ({ path: topicRoutes.series(slug) })),
  ]
}

function latest(articles: ArticleSummary[]): string | undefined {
  return madridIso(
    articles
      .map((article) => modifiedDate(article) ?? '')
      .sort()
      .at(-1),
  )
}

function madridIso(wallClock: string | null | undefined): string | undefined {
  return wallClock ? toMadridIso(wallClock) : undefined
}
