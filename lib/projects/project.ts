import type { Project } from '../portfolio/types'
import { type ResponsiveImage, responsiveImage } from '../images/responsive-image'

/** `src` and `srcset` of a project's image; see `articleImage`. */
export function projectImage({
  id,
  title,
  imgPath,
}: Pick<Project, 'id' | 'title' | 'imgPath'>): ResponsiveImage {
  return responsiveImage(`/media/project/${id}`, imgPath, title)
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
