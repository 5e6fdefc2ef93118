import { slug } from 'github-slugger'
import type { Project } from '../portfolio/types'
import { foldAccents } from '../text/folding'

/**
 * The name of a project in an address. The source gives none, so it is made from the title as GitHub makes that of a
 * heading: lower case, hyphens for blanks, no punctuation, accents kept; empty for a title of signs alone.
 */
export function projectSlug({ title }: Pick<Project, 'title'>): string {
  return slug(title.trim().normalize('NFC'))
}

/** @returns the first project of that slug: equal titles have equal slugs; null where there is none */
export function findBySlug<T extends Pick<Project, 'title'>>(projects: T[], wanted: string): T | null {
  const name = wanted.normalize('NFC')
  return (name && projects.find((project) => projectSlug(project) === name)) || null
}

/** The projects whose title or description holds the term; an empty term finds all of them. */
export function searchProjects<T extends Pick<Project, 'title' | 'description'>>(
  projects: T[],
  term: string,
): T[] {
  const wanted = foldAccents(term.trim())
  return projects.filter(
    ({ title, description }) =>
      foldAccents(title).includes(wanted) || foldAccents(description).includes(wanted),
  )
}

/** The projects that are named by id or by slug, in that order, and the names that no project has. */
export function findFeatured<T extends Pick<Project, 'id' | 'title'>>(
  projects: T[],
  names: readonly (string | number)[],
): { found: T[]; unknown: (string | number)[] } {
  const matches = names.map((name) => ({ name, project: findByName(projects, String(name)) }))
  const found = matches.flatMap(({ project }) => project ?? [])
  return {
    found: found.filter((project, index) => found.indexOf(project) === index),
    unknown: matches.filter(({ project }) => project === null).map(({ name }) => name),
  }
}

function findByName<T extends Pick<Project, 'id' | 'title'>>(projects: T[], name: string): T | null {
  return projects.find(({ id }) => String(id) === name) ?? findBySlug(projects, projectSlug({ title: name }))
}
