import type { Project } from '../portfolio/types'
import { type Cover, type ResponsiveImage, responsiveImage } from '../images/responsive-image'

/** What the cover of a project without an image shows. */
export function projectCover({ title }: Pick<Project, 'title'>): Cover {
  return { title, tag: 'proyectos' }
}

/** Where the image of a project is served; see `articleImage`. */
export function projectImage(project: Pick<Project, 'id' | 'title' | 'imgPath'>): ResponsiveImage {
  return responsiveImage(`/media/project/${project.id}`, project.imgPath, projectCover(project))
}

export type ProjectButton = { kind: 'code' | 'demo'; href: string }

/**
 * The buttons of a card (SPEC §2): a blog has one Demo button, any other project a GitHub button and, if it has
 * a demo, a Demo button. A button without an address is left out.
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
