import { site } from '../../config/owner'
import { shownDate } from '../../articles/article'
import { shortHash } from '../../text/hash'
import type { ArticleSummary } from '../../portfolio/types'

export const PAGE_CARDS = ['home', 'about', 'projects', 'articles', 'resume', 'privacy'] as const
export type PageCard = (typeof PAGE_CARDS)[number]

/** Where the preview of a page is served; the address changes with what it says. */
export function pageCardAddress(page: PageCard): string {
  return `/media/page/${page}.jpg?v=${shortHash(`${site.name}\n${site.title}`)}`
}

/** Where the preview of an article is served; the address changes with its picture or what the card says. */
export function articleCardAddress(article: ArticleSummary): string {
  const { slug, title, tags, featured_image } = article
  const version = shortHash([featured_image, title, tags[0], shownDate(article), site.title].join('\n'))
  return `/media/article/${encodeURIComponent(slug)}/share.jpg?v=${version}`
}
