import type { ARTICLE, ARTICLES, CLIPBOARD } from './words'
import type { Same } from '../site/language'

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
  toSpanish: 'Read the whole blog in Spanish',
} as const

export const ARTICLE_EN: Same<typeof ARTICLE> = {
  back: 'Back to articles',
  more: 'More articles',
  published: 'Published on',
  updated: 'Updated on',
  firstPublished: 'First published at',
  tagsLabel: 'Tags',
  asMarkdown: 'View as Markdown',
  outline: 'In this article',
  keepReading: 'Keep reading',
  others: 'Other articles',
  previous: 'Previous article',
  next: 'Next article',
}

export const CLIPBOARD_EN: Same<typeof CLIPBOARD> = {
  share: 'Share',
  shared: 'URL copied to the clipboard',
  notShared: 'It couldn’t be copied: copy the address yourself.',
  addressLabel: 'Address of the article',
  copyText: 'Copy as Markdown',
  textCopied: 'Text copied as Markdown',
  textNotCopied: 'It couldn’t be copied:',
  openText: 'open it as Markdown',
}
