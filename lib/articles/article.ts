import { ARTICLES } from '../copy/articles'
import { publicationDate } from '../portfolio/publication-date'
import type { ArticleSummary } from '../portfolio/types'
import { momentInMadrid } from '../text/madrid-clock'
import { articleMedia, type Cover, type ResponsiveImage, responsiveImage } from '../images/responsive-image'

/** The date a card shows: when it was published, else when it was written (SPEC §3); null for an undated row. */
export function shownDate(article: Pick<ArticleSummary, 'published_at' | 'created_at'>): string | null {
  return publicationDate(article)
}

type Dated = Pick<ArticleSummary, 'published_at' | 'created_at' | 'updated_at'>

/**
 * When an article changed last: its last edit, or its publication where that came later, as for an article that was
 * edited as a draft. Whoever tells both dates, tells this one as the later. Null for an undated row.
 */
export function modifiedDate(article: Dated): string | null {
  const published = shownDate(article)
  const { updated_at } = article
  if (published === null || updated_at === null) return published
  return momentInMadrid(updated_at) < momentInMadrid(published) ? published : updated_at
}

/** The date of the last edit (SPEC §2); null without an edit after the creation, and for one before the publication. */
export function changedDate(article: Dated): string | null {
  const { created_at, updated_at } = article
  return updated_at === created_at || modifiedDate(article) !== updated_at ? null : updated_at
}

type CardTags = { category: string; hashTags: string[]; more: number }

/**
 * How a card shows tags (SPEC §3): the first is the category, the second to fourth are #tags, the rest is a count.
 * @param none the label of an article without tags
 */
export function cardTags(tags: string[], none: string = ARTICLES.category): CardTags {
  return {
    category: tags[0] ?? none,
    hashTags: tags.slice(1, 4),
    more: Math.max(0, tags.length - 4),
  }
}

/** Title and tag from which the cover of an article without an image is drawn. */
export function articleCover({ title, tags }: Pick<ArticleSummary, 'title' | 'tags'>): Cover {
  return { title, tag: tags[0] ?? '' }
}

/**
 * Where the image of an article is served: a vector image of this site as it is, everything else through `/media` in
 * the widths that screens need, or a drawn cover where there is no image.
 * @param served where its images are served
 */
export function articleImage(
  article: Pick<ArticleSummary, 'slug' | 'title' | 'tags' | 'featured_image'>,
  served = articleMedia(article.slug),
): ResponsiveImage {
  return responsiveImage(served, article.featured_image, articleCover(article))
}
