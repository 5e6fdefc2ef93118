import type { Project } from '../content/types'
import type { Cover } from '../covers/cover'
import { type ResponsiveImage, responsiveImage } from '../images/responsive-image'

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
