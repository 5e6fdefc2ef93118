import type { Language } from '../../config/language'
import { ownerIn } from '../../config/owner-in'
import { shownDate } from '../../articles/article'
import { articleMedia } from '../../images/responsive-image'
import { shortHash } from '../../text/hash'
import type { ArticleSummary, Project } from '../../content/types'

export const PAGE_CARDS = ['home', 'about', 'projects', 'articles', 'resume', 'contact', 'privacy'] as const
export type PageCard = (typeof PAGE_CARDS)[number]

/** Returns the URL of a page's preview image, with a hash of its content for cache busting. */
export function pageCardAddress(page: PageCard, language: Language = 'es'): string {
  const { site, about } = ownerIn(language)
  const pictures = [site.portrait?.image, about.picture?.image]
  const shown = [siteLook(language), site.pages[page].heading, site.pages[page].share, ...pictures]
  return `/media/page/${pageCardFile(page, language)}?v=${shortHash(shown.join('\n'))}`
}

/** Returns the file name of a page's preview image: `about.jpg`, `about.en.jpg`. */
export function pageCardFile(page: PageCard, language: Language): string {
  return `${page}${language === 'es' ? '' : `.${language}`}.jpg`
}

/** Returns a hash of an article's image and of the texts on its card. */
export function articleCardVersion(
  { featured_image, title, tags, ...article }: ArticleSummary,
  language: Language = 'es',
): string {
  return shortHash([featured_image, title, tags[0], shownDate(article), siteLook(language)].join('\n'))
}

/** Returns the URL of an article's preview image. */
export function articleCardAddress(article: ArticleSummary, language: Language = 'es'): string {
  const served = `${articleMedia(article.slug, language)}/share.jpg`
  return `${served}?v=${articleCardVersion(article, language)}`
}

/** Returns a hash of a project's image and of the text on the card of its story. */
export function storyCardVersion({ imgPath, title }: Pick<Project, 'imgPath' | 'title'>): string {
  return shortHash(['project', imgPath, title, siteLook()].join('\n'))
}

/** Returns the URL of the preview image of a story. */
export function storyCardAddress(project: Pick<Project, 'id' | 'imgPath' | 'title'>): string {
  return `/media/project/${project.id}/share.jpg?v=${storyCardVersion(project)}`
}

/**
 * Version of the drawing. Increase it when cards are drawn differently: browsers and services cache a card until its
 * URL changes.
 */
export const CARD_DRAWING = 2

/** Returns everything about the site that all cards show, with the version of the drawing, as input of hashes. */
export function siteLook(language: Language = 'es'): string {
  const { name, title, accent, icon } = ownerIn(language).site
  return [CARD_DRAWING, name, title, accent, icon].join('\n')
}
