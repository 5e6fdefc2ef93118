import type { Metadata } from 'next'
import { owner } from '../config/owner'
import { modifiedDate, shownDate } from '../articles/article'
import { articleDescription, articleTitle } from '../copy/article'
import { FEEDS } from '../copy/feeds'
import { toMadridIso } from '../text/madrid-clock'
import type { Article } from '../portfolio/types'
import { routes } from '../routing/routes'
import { articleCardAddress, type PageCard, pageCardAddress } from './og-images/addresses'
import { absoluteUrl } from '../config/site-url'

/** `path` is the page's root-relative path; `card` selects its preview image. */
type Page = { title: string; description: string; path: string; card: PageCard }
type Described = Omit<Page, 'card'> & { image: string }

/** Title, description, canonical link, feed links and social tags of a page. */
export function pageMetadata({ card, ...page }: Page): Metadata {
  return describedMetadata({ ...page, image: pageCardAddress(card) })
}

/** Metadata of an article (SPEC §2), with its dates, author, section and tags. */
export function articleMetadata(article: Article): Metadata {
  const path = routes.article(article.slug)
  const published = shownDate(article)
  const modified = modifiedDate(article)
  const page = describedMetadata({
    title: articleTitle(article.title, owner.site.title),
    description: articleDescription(article),
    path,
    image: articleCardAddress(article),
  })
  return {
    ...page,
    alternates: {
      ...page.alternates,
      types: { ...page.alternates?.types, 'text/markdown': absoluteUrl(`${path}.md`) },
    },
    authors: [{ name: owner.site.name }],
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: published ? toMadridIso(published) : undefined,
      modifiedTime: modified ? toMadridIso(modified) : undefined,
      authors: [owner.site.name],
      section: article.tags[0],
      tags: article.tags,
    },
  }
}

/** The same with the address of any preview image. */
export function describedMetadata({ title, description, path, image }: Described): Metadata {
  const url = absoluteUrl(path)
  const picture = { url: absoluteUrl(image), type: 'image/jpeg', width: 1200, height: 630, alt: title }
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: {
        'application/rss+xml': [{ url: absoluteUrl(routes.rss), title: FEEDS.rss(owner.site.title) }],
        'application/atom+xml': [{ url: absoluteUrl(routes.atom), title: FEEDS.atom(owner.site.title) }],
        'application/feed+json': [{ url: absoluteUrl(routes.jsonFeed), title: FEEDS.json(owner.site.title) }],
      },
    },
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: owner.site.title,
      locale: 'es_ES',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}
