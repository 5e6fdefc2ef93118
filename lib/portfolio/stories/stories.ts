import 'server-only'
import { createParts } from '../parts'
import { getCatalog } from '../source'
import type { Project } from '../../content/types'
import { STORY_LISTS, STORY_PAGES } from './story-kinds'
import { storiesFolder } from './stories-folder'

/*
 * The stories of projects, from the owner's files, whatever the source of the projects is. A page depends on what it
 * shows: a list on the URLs of the stories, not on their texts.
 */

const lists = createParts({
  name: 'story-lists',
  kinds: STORY_LISTS,
  async read() {
    const [{ value, ageMs }, { stories }] = [await getCatalog().projects(), await storiesFolder.read()]
    return { content: { projects: value.rows, stories }, ageMs }
  },
  cached: async () => ({
    projects: await getCatalog().cachedProjects(),
    stories: (await storiesFolder.read()).stories,
  }),
  identity: ({ projects, stories }) => [projects, stories],
})

const pages = createParts({
  name: 'story-pages',
  kinds: STORY_PAGES,
  async read() {
    const [projects, articles] = [await getCatalog().projects(), await getCatalog().articles()]
    const { stories } = await storiesFolder.read()
    const content = { projects: projects.value.rows, articles: articles.value.rows, stories }
    return { content, ageMs: Math.max(projects.ageMs, articles.ageMs) }
  },
  cached: async () => ({
    projects: await getCatalog().cachedProjects(),
    articles: await getCatalog().cachedArticles(),
    stories: (await storiesFolder.read()).stories,
  }),
  identity: ({ projects, articles, stories }) => [projects, articles, stories],
})

/** Returns the data of a story's page; the page then depends on that story alone. */
export const getStory = (slug: string) => pages.get('story', slug)
/** Returns every story: `getStories` for a page, `findStories` for a request. */
export const getStories = () => lists.get('stories')
export const findStories = () => lists.find('stories')

/** Returns the texts of the stories, for searches over all of them; the same list while nothing has changed. */
export async function storyTexts() {
  return (await storiesFolder.read()).stories
}

/** Starts comparing pages that show a story, or link to one, with its current version. */
export function startStories(): void {
  lists.start()
  pages.start()
}

/** Adds the slugs of their stories to projects, for a page that shows them. */
export async function withStories(projects: Project[]): Promise<Project[]> {
  if (projects.length === 0) return projects
  return linked(projects, await lists.get('story-links', projects.map(({ id }) => id).join()))
}

/** Like {@link withStories}, for a request: adds no dependency. */
export async function withKnownStories(projects: Project[]): Promise<Project[]> {
  return linked(projects, await lists.find('story-links', projects.map(({ id }) => id).join()))
}

function linked(projects: Project[], slugs: Record<string, string>): Project[] {
  return projects.map((project) => {
    const story = slugs[project.id]
    return story === undefined ? project : { ...project, story }
  })
}
