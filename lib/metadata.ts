import type { Metadata } from 'next'
import { site } from '@/content/site'
import { toMadridIso } from './date'
import type { Article } from './portfolio/types'
import { shownDate } from './article'
import { articleDescription, articleTitle } from './copy/article'
import { routes } from './routes'
import { absoluteUrl } from './site-url'

type Page = { title: string; description: string; path: string; image?: string }

const DEFAULT_IMAGE = '/images/share-default.jpg'

/** Title, description, canonical link and social tags of a page. @param path root-relative, its own address */
export function pageMetadata({ title, description, path, image = DEFAULT_IMAGE }: Page): Metadata {
  const url = absoluteUrl(path)
  const picture = image.startsWith('/') ? absoluteUrl(image) : image
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: site.title,
      locale: 'es_ES',
      images: [{ url: picture, width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}

/** The same for an article (SPEC §2), with its times, author and tags. */
export function articleMetadata(article: Article): Metadata {
  const title = articleTitle(article.title, site.title)
  const description = articleDescription(article)
  const path = routes.article(article.slug)
  const image = article.featured_image
    ? `/media/article/${encodeURIComponent(article.slug)}/share`
    : DEFAULT_IMAGE
  const page = pageMetadata({ title, description, path, image })
  return {
    ...page,
    authors: [{ name: site.name }],
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: toMadridIso(shownDate(article)),
      modifiedTime: toMadridIso(article.updated_at),
      authors: [site.name],
      tags: article.tags,
    },
  }
}
