import { owner } from '../../config/owner'
import { shownDate } from '../../articles/article'
import { shortHash } from '../../text/hash'
import type { ArticleSummary } from '../../portfolio/types'

export const PAGE_CARDS = ['home', 'about', 'projects', 'articles', 'resume', 'privacy'] as const
export type PageCard = (typeof PAGE_CARDS)[number]

/** URL of a page's preview image, with a hash of its content for cache busting. */
export function pageCardAddress(page: PageCard): string {
  return `/media/page/${page}.jpg?v=${shortHash(`${owner.site.name}\n${owner.site.title}`)}`
}

/** Hash of an article's image and of the texts on its card. */
export function articleCardVersion({ featured_image, title, tags, ...article }: ArticleSummary): string {
  return shortHash([featured_image, title, tags[0], shownDate(article), owner.site.title].join('\n'))
}

/** URL of an article's preview image. */
export function articleCardAddress(article: ArticleSummary): string {
  const served = `/media/article/${encodeURIComponent(article.slug)}/share.jpg`
  return `${served}?v=${articleCardVersion(article)}`
}
