import { type ArticleLink, linkTo } from '../selection-kinds'
import type { ArticleSummary, Project, Story } from '../../content/types'
import { slugsOf } from '../../content/stories/story-slugs'

/** Projects in their order, and the stories that the owner wrote. */
type Told = { projects: readonly Project[]; stories: readonly Story[] }
type ToldBeside = Told & { articles: readonly ArticleSummary[] }

/** A link to a story. */
export type StoryLink = { id: number; slug: string; title: string }

/** A story as an entry of lists. */
export type StoryEntry = StoryLink & { updatedAt: string | null }

/** The data of a story's page. @param articles those that belong to the project */
export type StoryPage = {
  slug: string
  project: Project
  story: Story
  previous: StoryLink | null
  next: StoryLink | null
  articles: ArticleLink[]
}

/** The parts of the stories that lists of projects show, each selected by a key. */
export const STORY_LISTS = {
  /** The slugs of the stories of some projects. @param ids of the projects, with commas between */
  'story-links': (told: Told, ids: string): Record<string, string> => {
    const slugs = slugsOf(told)
    return Object.fromEntries(
      ids.split(',').flatMap((id) => {
        const slug = slugs.get(Number(id))
        return slug === undefined ? [] : [[id, slug]]
      }),
    )
  },
  /** Every story; the key is empty. */
  stories: (told: Told, _key: string): StoryEntry[] =>
    told.projects.flatMap((project) => {
      const link = linkOf(told, project)
      const story = told.stories.find(({ id }) => id === project.id)
      return link && story ? [{ ...link, updatedAt: story.updatedAt }] : []
    }),
}

export const STORY_PAGES = {
  story: ({ articles, ...told }: ToldBeside, slug: string): StoryPage | null => {
    const slugs = slugsOf(told)
    const withStory = told.projects.filter(({ id }) => slugs.has(id))
    const place = withStory.findIndex(({ id }) => slugs.get(id) === slug)
    const project = withStory[place]
    const story = project && told.stories.find(({ id }) => id === project.id)
    if (!story) return null
    return {
      slug,
      project,
      story,
      previous: linkOf(told, withStory[place - 1]),
      next: linkOf(told, withStory[place + 1]),
      articles: articlesOf(story, articles).flatMap((article) => linkTo(article) ?? []),
    }
  },
}

/** The articles that the story names, in its order; then those that name the project, the newest first. */
function articlesOf(story: Story, articles: readonly ArticleSummary[]): ArticleSummary[] {
  const named = story.articles.flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
  return [...new Set([...named, ...articles.filter(({ project }) => project?.includes(story.id))])]
}

function linkOf(told: Told, project: Project | undefined): StoryLink | null {
  const slug = project && slugsOf(told).get(project.id)
  return project && slug !== undefined ? { id: project.id, slug, title: project.title } : null
}
