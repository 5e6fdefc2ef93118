import type { Metadata } from 'next'
import { type Language, LANGUAGES, otherLanguage } from '../site/language'
import { fediverseHandle } from '../site/accounts'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { modifiedDate } from '../articles/article'
import { publicationDate } from '../content/publication'
import { articleDescription, articleTitle } from '../articles/words'
import { hasText, textAddress } from '../pages/site-segments'
import { toMadridIso } from '../text/date'
import type { Article, Project, Story } from '../content/types'
import { routes, localPath } from '../site/routes'
import { articlePreview, type PageCard, pagePreview, type Preview, storyPreview } from '../previews/previews'
import { absoluteUrl } from '../site/site-url'
import { STORY, storyTitle } from '../projects/words'
import type { StoryPage } from '../projects/story-pages'
import { storyPath } from '../projects/views'

/**
 * Returns the URLs of a page that exists in every language, by language code. `x-default`, for all other languages, is
 * the Spanish one (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param path of the Spanish page
 */
export function hrefLanguages(path: string): Record<string, string> {
  const addresses = LANGUAGES.map((language) => [language, absoluteUrl(localPath(language, path))])
  return { ...Object.fromEntries(addresses), 'x-default': absoluteUrl(path) } as Record<string, string>
}

/**
 * Input of a page's metadata. `path` is its root-relative path in Spanish, whatever its language; `card` selects its
 * preview image; `hasTwin` tells whether it exists in both languages.
 */
type Page = {
  title: string
  description: string
  path: string
  card: PageCard
  language?: Language
  hasTwin?: boolean
}
/** @property canonical address of the same text elsewhere, which counts instead of this one */
type Described = Omit<Page, 'card'> & { preview: Preview; canonical?: string }

const LOCALES: Record<Language, string> = { es: 'es_ES', en: 'en_GB' }

/** Returns title, description, canonical link, link to its Markdown and social tags of a page. */
export function pageMetadata({ card, ...page }: Page): Metadata {
  return describedMetadata({ ...page, preview: pagePreview(card, page.language) })
}

type OfArticle = { language?: Language; hasTwin?: boolean }

/** Returns the metadata of an article (SPEC §2), with its dates, author, section and tags. */
export function articleMetadata(
  article: Article,
  { language = 'es', hasTwin = false }: OfArticle = {},
): Metadata {
  const { site } = ownerIn(language)
  const path = routes.article(article.slug)
  const published = publicationDate(article)
  const modified = modifiedDate(article)
  const creator = fediverseHandle(site.social)
  const page = describedMetadata({
    title: articleTitle(article.title, site.title),
    description: articleDescription(article, language),
    path,
    preview: articlePreview(article, language),
    language,
    hasTwin,
    canonical: language === 'es' ? article.canonical_url : undefined,
  })
  return {
    ...page,
    authors: [{ name: site.name }],
    ...(creator && { other: { 'fediverse:creator': creator } }),
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: published ? toMadridIso(published) : undefined,
      modifiedTime: modified ? toMadridIso(modified) : undefined,
      authors: [site.name],
      section: article.tags[0],
      tags: article.tags,
    },
  }
}

/** Does the same as {@link pageMetadata} with any preview image. */
export function describedMetadata({
  title,
  description,
  path,
  preview,
  language = 'es',
  hasTwin = false,
  canonical,
}: Described): Metadata {
  const local = localPath(language, path)
  const url = canonical ?? absoluteUrl(local)
  const { site } = ownerIn(language)
  const picture = { url: absoluteUrl(preview.image), alt: preview.alt }
  return {
    title,
    description,
    alternates: {
      canonical: url,
      ...(hasTwin && { languages: hrefLanguages(path) }),
      ...(hasText(local) && { types: { 'text/markdown': absoluteUrl(textAddress(local)) } }),
    },
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: site.title,
      locale: LOCALES[language],
      ...(hasTwin && { alternateLocale: LOCALES[otherLanguage(language)] }),
      images: [{ ...picture, type: 'image/jpeg', width: 1200, height: 630 }],
    },
    // X's cards have no fields for type and size.
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}

/** Returns the metadata of the page with a project's story. */
export function storyMetadata({ slug, project, story }: StoryPage): Metadata {
  const path = storyPath(slug)
  const page = describedMetadata({
    title: storyTitle(project.title, owner.site.title),
    description: storyDescription(project, story),
    path,
    preview: storyPreview(project),
  })
  return { ...page, authors: [{ name: owner.site.name }] }
}

/** Returns the description in the story's file, else that of the project. */
export function storyDescription(
  { title, description }: Pick<Project, 'title' | 'description'>,
  story: Pick<Story, 'description'>,
): string {
  return story.description ?? (description || STORY.descriptionOf(title))
}
