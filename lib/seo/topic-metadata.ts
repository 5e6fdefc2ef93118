import type { Metadata } from 'next'
import { owner } from '../site/owner'
import { ARCHIVE, SERIES, TAGS } from '../articles/words'
import type { Series } from '../content/series-list'
import type { Tag } from '../content/topics'
import { topicRoutes } from '../articles/routes'
import { absoluteUrl } from '../site/site-url'
import { describedMetadata, pageMetadata } from './metadata'
import { topicPreview } from '../previews/previews'

/**
 * Returns the metadata of a tag's page, with its own feed. A tag of one article isn't indexed, as it adds nothing to
 * the article.
 */
export function tagMetadata({ slug, name, articles }: Tag): Metadata {
  const page = describedMetadata({
    title: withSite(TAGS.titleOf(name)),
    description: TAGS.descriptionOf(name, articles.length),
    path: topicRoutes.tag(slug),
    preview: topicPreview('tag', { slug, name, articles }),
  })
  const feed = { url: absoluteUrl(topicRoutes.tagFeed(slug)), title: TAGS.feedTitle(owner.site.title, name) }
  return {
    ...page,
    alternates: { ...page.alternates, types: { 'application/rss+xml': [feed] } },
    ...(articles.length === 1 ? { robots: { index: false, follow: true } } : {}),
  }
}

export function seriesMetadata({ slug, name, articles }: Series): Metadata {
  return describedMetadata({
    title: withSite(SERIES.titleOf(name)),
    description: SERIES.descriptionOf(name, articles.length),
    path: topicRoutes.series(slug),
    preview: topicPreview('series', { slug, name, articles }),
  })
}

export function tagsMetadata(): Metadata {
  return pageMetadata({
    title: withSite(TAGS.title),
    description: TAGS.description(owner.site.title),
    path: topicRoutes.tags,
    card: 'articles',
  })
}

/** @param year of a yearly page; absent for the whole archive */
export function archiveMetadata(year?: string): Metadata {
  return pageMetadata({
    title: withSite(year === undefined ? ARCHIVE.title : ARCHIVE.titleOf(year)),
    description: year === undefined ? ARCHIVE.description(owner.site.title) : ARCHIVE.descriptionOf(year),
    path: topicRoutes.archive(year),
    card: 'articles',
  })
}

function withSite(title: string): string {
  return `${title} | ${owner.site.title}`
}
