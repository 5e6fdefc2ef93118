import { type ArticleSummary, type Project, RESERVED_SLUGS, type Story } from '../content/types'
import { onceFor } from '../site/once'
import { slugOfTitle } from './project'

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
  articles: ArticleSummary[]
}

/** Returns every story whose project exists, in the order of the projects. */
export function listStories(told: Told): StoryEntry[] {
  return told.projects.flatMap((project) => {
    const link = linkOf(told, project)
    const story = told.stories.find(({ id }) => id === project.id)
    return link && story ? [{ ...link, updatedAt: story.updatedAt }] : []
  })
}

/** Finds the data of a story's page by its slug. */
export function findStory({ articles, ...told }: ToldBeside, slug: string): StoryPage | null {
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
    articles: articlesOf(story, articles),
  }
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

type Titled = { projects: readonly Pick<Project, 'id' | 'title'>[]; stories: readonly Story[] }

/**
 * Returns the slugs of the stories whose project exists, by its id: the slug in the file, else one made from the
 * project's title. A slug from a title that is reserved for lists, or that another story has, gets the id appended; of
 * equal ones the lowest id keeps the slug unchanged.
 */
export function slugsOf({ projects, stories }: Titled): ReadonlyMap<number, string> {
  return storySlugs(stories)(projects)
}

const storySlugs = onceFor((stories: Titled['stories']) =>
  onceFor((projects: Titled['projects']) => makeSlugs({ projects, stories })),
)

function makeSlugs({ projects, stories }: Titled): ReadonlyMap<number, string> {
  const titles = new Map(projects.map(({ id, title }) => [id, title]))
  const shown = stories.filter(({ id }) => titles.has(id)).sort((a, b) => a.id - b.id)
  const slugs = new Map(shown.flatMap(({ id, slug }) => (slug === null ? [] : [[id, slug] as const])))
  const taken = new Set([...RESERVED_SLUGS, ...slugs.values()])
  for (const { id } of shown) {
    if (slugs.has(id)) continue
    const slug = free(slugOfTitle(titles.get(id) ?? ''), id, taken)
    slugs.set(id, slug)
    taken.add(slug)
  }
  return slugs
}

function free(slug: string, id: number, taken: ReadonlySet<string>): string {
  let one = slug
  while (taken.has(one)) one += `-${id}`
  return one
}
