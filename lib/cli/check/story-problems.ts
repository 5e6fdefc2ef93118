import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { nearest } from '../../config/nearest'
import type { Place, Problem } from '../../config/problems'
import { createStoryReader, STORIES_FOLDER } from '../../content/stories/read-stories'
import { parseStoryFile } from '../../content/stories/story-file'
import { listStories, type StoryEntry } from '../../content/stories/story-pages'
import type { ArticleSummary, Project, Story } from '../../content/types'
import { problemsFrom } from './problems-from'

/** The listed content; null if it cannot be read. */
type Listed = { articles: ArticleSummary[] | null; projects: Project[] | null }

/**
 * Reports problems of project stories: unusable files, a story without a project, and references to articles
 * or projects that do not exist.
 * @returns the problems, and the stories that would be shown
 */
export async function storyProblems(
  folders: Folders,
  { articles, projects }: Listed,
): Promise<{ problems: Problem[]; shown: StoryEntry[] }> {
  const read = createStoryReader(folders)
  const { problems } = await problemsFrom(() => read(null))
  const { stories } = await read({ stories: [], broken: [] })
  return {
    problems: [
      ...problems,
      ...(projects ? stories.flatMap((story) => lonely(folders, story, projects)) : []),
      ...(articles ? stories.flatMap((story) => unknownArticles(folders, story, articles)) : []),
      ...(articles && projects ? articles.flatMap((one) => unknownProjects(folders, one, projects)) : []),
    ],
    shown: listStories({ projects: projects ?? [], stories }),
  }
}

function lonely(folders: Folders, { id }: Story, projects: Project[]): Problem[] {
  if (projects.some((project) => project.id === id)) return []
  const message = `is the story of project ${id}, and there is no such project`
  const fix = `Name it after the id of its project, or take it away: there are ${idsOf(projects)}`
  return [{ ...warning(fileOf(folders, id), null), field: '', message, fix }]
}

function unknownArticles(folders: Folders, story: Story, articles: ArticleSummary[]): Problem[] {
  const slugs = articles.map(({ slug }) => slug)
  return story.articles.flatMap((slug, index) => {
    if (slugs.includes(slug)) return []
    const meant = nearest(slug, slugs)
    const message = `names ${slug}, and there is no such article`
    const fix = meant ? `Did you mean ${meant}?` : ''
    return [
      {
        ...warning(fileOf(folders, story.id), placeIn(folders, story, index)),
        field: 'articles',
        message,
        fix,
      },
    ]
  })
}

/** Articles from an API name no project. */
function unknownProjects(
  folders: Folders,
  { slug, project = [] }: ArticleSummary,
  projects: Project[],
): Problem[] {
  return project
    .filter((id) => !projects.some((one) => one.id === id))
    .map((id) => ({
      ...warning(`${folders.name}/articles/${slug}.md`, null),
      field: 'project',
      message: `is ${id}, and there is no such project`,
      fix: `There are ${idsOf(projects)}`,
    }))
}

function warning(file: string, place: Place | null): Pick<Problem, 'severity' | 'file' | 'place'> {
  return { severity: 'warning', file, place }
}

function fileOf({ name }: Folders, id: number): string {
  return `${name}/${STORIES_FOLDER}/${id}.md`
}

function placeIn(folders: Folders, { id }: Story, index: number): Place {
  const text = readFileSync(path.join(folders.content, STORIES_FOLDER, `${id}.md`), 'utf8')
  return parseStoryFile(fileOf(folders, id), text).locate(['articles', index])
}

function idsOf(projects: Project[]): string {
  return projects.map(({ id }) => id).join(', ') || 'none'
}
