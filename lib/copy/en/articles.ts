import type { ARTICLES } from '../articles'
import type { Same } from '../same'

export const ARTICLES_EN: Same<typeof ARTICLES> = {
  title: 'Articles',
  heading: 'Articles & Blog',
  description: (name) => `Articles by ${name}, written from practice.`,
  category: 'article',
  noExcerpt: 'This article has no description.',
  moreTags: (count) => `+${count} more`,
  minutes: (minutes) => `${minutes} min read`,
  loading: 'Loading article...',
}

/** Texts that the list of English articles has of its own: not every article is translated. */
export const ENGLISH_ARTICLES = {
  lead: (shown: number, all: number) =>
    `${shown === 1 ? 'One article' : `${shown} articles`} in English. The whole blog, ${all} ${all === 1 ? 'article' : 'articles'}, is in Spanish:`,
  spanish: 'read the blog in Spanish',
  none: 'No articles in English yet',
  readSpanish: 'Read the blog in Spanish',
  noneHint: 'The blog is written in Spanish.',
} as const
