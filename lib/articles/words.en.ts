import type { ARTICLES } from './words'
import type { Same } from '../site/same'

export const ARTICLES_EN: Same<typeof ARTICLES> = {
  title: 'Articles',
  heading: 'Articles & Blog',
  description: (name) => `Articles by ${name}, from hands-on experience.`,
  category: 'article',
  none: 'No articles found',
  nothing: {
    tryAnother: 'Try another search term',
    noneYet: 'There are no articles yet',
    all: 'View all articles',
  },
  gridView: 'Grid view',
  listView: 'List view',
  noExcerpt: 'This article has no description.',
  moreTags: (count) => `+${count} more`,
  minutes: (minutes) => `${minutes} min read`,
  loading: 'Loading article...',
}

/** Texts of the list of English articles only: not every article is translated. */
export const ENGLISH_ARTICLES = {
  lead(shown: number, all: number) {
    if (all === 1) return 'The blog’s one article is in English.'
    if (shown === all) return `All ${all} of the blog’s articles are in English.`
    if (shown === 1) return `One of the blog’s ${all} articles is in English.`
    return `${shown} of the blog’s ${all} articles are in English.`
  },
  none: 'The blog is written in Spanish: there are no articles in English yet.',
  toSpanish: 'Read the whole blog in Spanish',
} as const
