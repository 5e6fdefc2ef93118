import { ARTICLES } from './words'
import { publicationDate } from '../content/publication'
import type { ArticleSummary, Cover } from '../content/types'
import { momentInMadrid } from '../text/date'
import { articleMedia, responsiveImage, type ResponsiveImage } from '../images/responsive-image'
import { foldToPlain, slugOf } from '../text/folding'

type Dated = Pick<ArticleSummary, 'published_at' | 'created_at' | 'updated_at'>

/**
 * Returns when an article last changed: its last edit, or its publication if that was later, as for an article edited
 * as a draft. It is therefore never before the publication date. Null for an undated row.
 */
export function modifiedDate(article: Dated): string | null {
  const published = publicationDate(article)
  const { updated_at } = article
  if (published === null || updated_at === null) return published
  return momentInMadrid(updated_at) < momentInMadrid(published) ? published : updated_at
}

/**
 * Returns the date of the last edit (SPEC §2); null when there is no edit after the creation, or the edit precedes the
 * publication.
 */
export function changedDate(article: Dated): string | null {
  const { created_at, updated_at } = article
  return updated_at === created_at || modifiedDate(article) !== updated_at ? null : updated_at
}

type CardTags = { category: string; hashTags: string[]; more: number }

/**
 * Splits the tags for a card (SPEC §3): the first is the category, the second to fourth are #tags, the rest is a count.
 * @param none the label of an article without tags
 */
export function cardTags(tags: string[], none: string = ARTICLES.category): CardTags {
  return {
    category: tags[0] ?? none,
    hashTags: tags.slice(1, 4),
    more: Math.max(0, tags.length - 4),
  }
}

/**
 * Returns what the cover of an article without an image is drawn from.
 * @param place how many articles are older
 */
export function articleCover(
  { title, tags }: Pick<ArticleSummary, 'title' | 'tags'>,
  place: number | null = null,
): Cover {
  return { title, tag: tags[0] ?? '', place }
}

/**
 * Returns the image of an article. A vector image of this site is served as it is, any other through `/media` in the
 * widths that screens need. Without an image it is a drawn cover.
 * @param served base path of its images
 */
export function articleImage(
  article: Pick<ArticleSummary, 'slug' | 'featured_image'>,
  served = articleMedia(article.slug),
): ResponsiveImage {
  return responsiveImage(served, article.featured_image)
}

type Note = { slug: string; title: string }

/**
 * Returns a function that finds the article which a link between notes names, `[[name]]`: by its slug, its file's name or
 * its title, in any spelling. Folders before the name don't count.
 */
export function noteFinder<Found extends Note>(articles: readonly Found[]): (name: string) => Found | null {
  const named = (word: 'slug' | 'title') => articles.map((one) => [slugOf(one[word]), one] as const)
  // Slugs before titles, and of equal names the first one: what a map is given last replaces what it has.
  const byName = new Map([...named('slug'), ...named('title')].reverse())
  return (name) => {
    const wanted = slugOf(name.split('/').at(-1)?.replace(/\.md$/i, '') ?? '')
    return (wanted && byName.get(wanted)) || null
  }
}

/** The variants of a tag badge; each is an accessible pair of colours in both themes (`app/tokens.css`). */
type BadgeTone = 'primary' | 'success' | 'info' | 'warning' | 'secondary' | 'dark' | 'outline-secondary'

const TONES: Record<string, BadgeTone> = {
  tecnologia: 'primary',
  tech: 'primary',
  proyectos: 'success',
  projects: 'success',
  tutoriales: 'info',
  tutorials: 'info',
  personal: 'warning',
  desarrollo: 'secondary',
  react: 'info',
  php: 'dark',
  javascript: 'warning',
}

/** Returns the badge variant of a tag (SPEC §3), ignoring case and accents: «Tecnología» is `tecnologia`. */
export function badgeTone(tag: string): BadgeTone {
  const name = foldToPlain(tag.trim())
  return Object.hasOwn(TONES, name) ? (TONES[name] ?? 'outline-secondary') : 'outline-secondary'
}
