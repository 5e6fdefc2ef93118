import { slug } from 'github-slugger'
import type { Cover, Project } from '../content/types'
import { type ResponsiveImage, responsiveImage } from '../images/responsive-image'
import { foldAccents, slugOf } from '../text/folding'

/**
 * Returns what the cover of a project without an image is drawn from.
 * @param place how many projects follow in the list
 */
export function projectCover(
  { title, tipo }: Pick<Project, 'title' | 'tipo'>,
  place: number | null = null,
): Cover {
  return { title, tag: tipo, place }
}

/** Returns the `src` and `srcset` of a project's image; see `articleImage`. */
export function projectImage(project: Pick<Project, 'id' | 'imgPath'>): ResponsiveImage {
  return responsiveImage(`/media/project/${project.id}`, project.imgPath)
}

export type ProjectButton = { kind: 'code' | 'demo'; href: string }

/**
 * Returns the buttons of a card (SPEC §2): a blog has one Demo button, any other project a GitHub button and, if it has
 * a demo, a Demo button. A button without a URL is left out.
 */
export function projectButtons({
  isBlog,
  ghLink,
  demoLink,
}: Pick<Project, 'isBlog' | 'ghLink' | 'demoLink'>): ProjectButton[] {
  const code = ghLink && !isBlog ? [{ kind: 'code' as const, href: ghLink }] : []
  const demo = demoLink ? [{ kind: 'demo' as const, href: demoLink }] : []
  return [...code, ...demo]
}

/**
 * Returns the slug of a project, derived from its title by GitHub's rules for headings, as the source has none: lower
 * case, hyphens for spaces, no punctuation, accents kept. Empty for a title without letters and digits.
 */
export function projectSlug({ title }: Pick<Project, 'title'>): string {
  return slug(title.trim().normalize('NFC'))
}

/** Maximum length of a slug in the URL of a story, percent-encoded. */
const MAX_LENGTH = 120

/** Makes a slug from a title; `proyecto` for a title without letters and digits. */
export function slugOfTitle(title: string): string {
  let slug = slugOf(title)
  while (encodeURIComponent(slug).length > MAX_LENGTH) slug = [...slug].slice(0, -1).join('')
  return slug.replace(/-$/, '') || 'proyecto'
}

type Named = Pick<Project, 'title' | 'story'>

/** The slugs of a project, by precedence: of its title, of its story's page, and of its title as used in URLs. */
const SLUGS = [projectSlug, ({ story }: Named) => story, ({ title }: Named) => slugOfTitle(title)]

/**
 * Finds a project by slug.
 * @returns the first match, as equal titles have equal slugs; null when there is none
 */
export function findBySlug<T extends Named>(projects: T[], wanted: string): T | null {
  const name = wanted.normalize('NFC')
  if (!name) return null
  const found = SLUGS.map((slugIn) => projects.find((project) => slugIn(project) === name))
  return found.find(Boolean) ?? null
}

/** Returns the projects whose title or description contains the term; an empty term matches all. */
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

/** Finds projects by id, slug or title, in the given order without duplicates, and the names that match none. */
export function findFeatured<T extends Named & Pick<Project, 'id'>>(
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

function findByName<T extends Named & Pick<Project, 'id'>>(projects: T[], name: string): T | null {
  return projects.find(({ id }) => String(id) === name) ?? findBySlug(projects, projectSlug({ title: name }))
}
