import { owner } from '../../config/owner'
import { shownDate } from '../../articles/article'
import { shortHash } from '../../text/hash'
import type { ArticleSummary, Project } from '../../portfolio/types'

export const PAGE_CARDS = ['home', 'about', 'projects', 'articles', 'resume', 'privacy'] as const
export type PageCard = (typeof PAGE_CARDS)[number]

/** URL of a page's preview image, with a hash of its content for cache busting. */
export function pageCardAddress(page: PageCard): string {
  const { portrait, pages } = owner.site
  const pictures = [portrait?.image, owner.about.picture?.image]
  const shown = [siteLook(), pages[page].heading, pages[page].share, ...pictures]
  return `/media/page/${page}.jpg?v=${shortHash(shown.join('\n'))}`
}

/** Hash of an article's image and of the texts on its card. */
export function articleCardVersion({ featured_image, title, tags, ...article }: ArticleSummary): string {
  return shortHash([featured_image, title, tags[0], shownDate(article), siteLook()].join('\n'))
}

/** URL of an article's preview image. */
export function articleCardAddress(article: ArticleSummary): string {
  const served = `/media/article/${encodeURIComponent(article.slug)}/share.jpg`
  return `${served}?v=${articleCardVersion(article)}`
}

/** Hash of a project's image and of the text on the card of its story. */
export function storyCardVersion({ imgPath, title }: Pick<Project, 'imgPath' | 'title'>): string {
  return shortHash(['project', imgPath, title, siteLook()].join('\n'))
}

/** URL of the preview image of a story. */
export function storyCardAddress(project: Pick<Project, 'id' | 'imgPath' | 'title'>): string {
  return `/media/project/${project.id}/share.jpg?v=${storyCardVersion(project)}`
}

/** What every card shows of the site itself. */
export function siteLook(): string {
  return [owner.site.name, owner.site.title, owner.site.accent, owner.site.icon].join('\n')
}
