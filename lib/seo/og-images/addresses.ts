import { site } from '@/content/site'
import { shownDate } from '../../articles/article'
import { shortHash } from '../../text/hash'
import type { ArticleSummary } from '../../portfolio/types'

export const PAGE_CARDS = ['home', 'about', 'projects', 'articles', 'resume', 'privacy'] as const
export type PageCard = (typeof PAGE_CARDS)[number]

/** URL of a page's preview image, with a hash of its content for cache busting. */
export function pageCardAddress(page: PageCard): string {
  return `/media/page/${page}.jpg?v=${shortHash(`${site.name}\n${site.title}`)}`
}

/** URL of an article's preview image, with a hash of its image or of the card's content. */
export function articleCardAddress(article: ArticleSummary): string {
  const { slug, title, tags, featured_image } = article
  const version = shortHash([featured_image, title, tags[0], shownDate(article), site.title].join('\n'))
  return `/media/article/${encodeURIComponent(slug)}/share.jpg?v=${version}`
}
