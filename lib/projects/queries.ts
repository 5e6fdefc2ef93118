import 'server-only'
import { getAllArticles } from '../articles/queries'
import { getContent } from '../content/content'
import { paginate } from '../content/paginate'
import type { Project, ProjectPage, ProjectQuery, ProjectType } from '../content/types'
import { PROJECTS_PAGE_SIZE } from '../site/constants'
import type { Language } from '../site/language'
import { projectsInEnglish } from './english-projects'
import { findFeatured } from './project'
import { findStory, listStories, slugsOf } from './story-pages'

/** Returns all projects in their order. */
export async function getAllProjects(): Promise<Project[]> {
  return (await getContent()).values.projects.rows
}

export async function findProject(id: number): Promise<Project | null> {
  return (await getAllProjects()).find((project) => project.id === id) ?? null
}

/** Counts the projects that follow one in the list; null for an unknown id. */
export async function findProjectPlace(id: number): Promise<number | null> {
  const projects = await getAllProjects()
  const index = projects.findIndex((project) => project.id === id)
  return index === -1 ? null : projects.length - 1 - index
}

export async function listProjects({ type, ...slice }: ProjectQuery): Promise<ProjectPage> {
  const all = await getAllProjects()
  return paginate.projects(type ? all.filter(({ tipo }) => tipo === type) : all, slice)
}

/** Returns a page of projects, and the number of projects of all types. @returns null for a page past the last one */
export async function getProjectPage(
  language: Language,
  page: number,
  type?: ProjectType,
): Promise<(ProjectPage & { all: number }) | null> {
  const answer = await listProjects({ page, limit: PROJECTS_PAGE_SIZE, type })
  if (page > Math.max(1, answer.pagination.pages)) return null
  const projects = await projectsIn(language, await withStories(answer.projects))
  return { ...answer, projects, all: (await getAllProjects()).length }
}

/** Returns projects with their texts in a language. */
export async function projectsIn<T extends Pick<Project, 'id' | 'title' | 'description' | 'figure'>>(
  language: Language,
  projects: T[],
): Promise<T[]> {
  return language === 'es'
    ? projects
    : projectsInEnglish(projects, (await getContent()).values.englishProjects)
}

/** Adds the slugs and the figures of their stories to projects. */
export async function withStories(projects: Project[]): Promise<Project[]> {
  const told = await getTold()
  const slugs = slugsOf(told)
  return projects.map((project) => {
    const story = slugs.get(project.id)
    if (story === undefined) return project
    const figure = told.stories.find(({ id }) => id === project.id)?.figure
    return { ...project, story, ...(figure && { figure }) }
  })
}

/** Returns the projects that the owner features, by ids, slugs or titles, with the slugs of their stories. */
export async function getFeatured(names: readonly (string | number)[]): Promise<Project[]> {
  return findFeatured(await withStories(await getAllProjects()), names).found
}

/** Returns the texts of the stories; the same list while nothing has changed. */
export const getStoryTexts = async () => (await getContent()).values.stories.stories

/** Returns every story, in the order of the projects. */
export const getStories = async () => listStories(await getTold())

/** Finds the data of a story's page by its slug. */
export const getStory = async (slug: string) =>
  findStory({ ...(await getTold()), articles: await getAllArticles() }, slug)

async function getTold() {
  const { projects, stories } = (await getContent()).values
  return { projects: projects.rows, stories: stories.stories }
}
