import { READING_WORDS_PER_MINUTE } from '../config/constants'
import { DEFAULT_CATEGORY } from '../copy/articles'
import type { ArticleSummary } from '../portfolio/types'
import { type Cover, type ResponsiveImage, responsiveImage } from '../images/responsive-image'

/**
 * Minutes needed to read a text, at least 1.
 * @param text plain text or markdown; words are split on white space
 * @returns whole minutes, rounded up (SPEC §5: 250 words a minute)
 */
export function readingMinutes(text: string | null): number {
  return Math.max(1, Math.ceil(countWords(text ?? '') / READING_WORDS_PER_MINUTE))
}

/** Number of words in a text, split on white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** The date a card shows: when it was published, else when it was written (SPEC §3); null for an undated row. */
export function shownDate(article: Pick<ArticleSummary, 'published_at' | 'created_at'>): string | null {
  return article.published_at ?? article.created_at
}

/** The date of the last edit; null when the article was not edited after its creation. */
export function changedDate({ created_at, updated_at }: ArticleSummary): string | null {
  return updated_at === created_at ? null : updated_at
}

export type CardTags = { category: string; hashTags: string[]; more: number }

/**
 * How a card shows tags (SPEC §3): the first is the category, the second to fourth are #tags, the rest is a count.
 */
export function cardTags(tags: string[]): CardTags {
  return {
    category: tags[0] ?? DEFAULT_CATEGORY,
    hashTags: tags.slice(1, 4),
    more: Math.max(0, tags.length - 4),
  }
}

/** Title and tag from which the cover of an article without an image is drawn. */
export function articleCover({ title, tags }: Pick<ArticleSummary, 'title' | 'tags'>): Cover {
  return { title, tag: tags[0] ?? '' }
}

/**
 * The `src` and `srcset` of an article's image: an SVG of this site directly, any other image below `/media` in
 * responsive widths, or a drawn cover.
 */
export function articleImage(
  article: Pick<ArticleSummary, 'slug' | 'title' | 'tags' | 'featured_image'>,
): ResponsiveImage {
  const served = `/media/article/${encodeURIComponent(article.slug)}`
  return responsiveImage(served, article.featured_image, articleCover(article))
}
