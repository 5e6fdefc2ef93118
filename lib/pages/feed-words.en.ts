import type { FEEDS, PLAIN } from './feed-words'
import type { Same } from '../site/same'

export const FEEDS_EN: Same<typeof FEEDS> = {
  rss: (title) => `${title}: articles in English (RSS)`,
  atom: (title) => `${title}: articles in English (Atom)`,
  json: (title) => `${title}: articles in English (JSON Feed)`,
  title: (title) => `${title}’s blog`,
}

/** Texts of the Markdown version of an article. */
export const PLAIN_EN: Same<
  Pick<typeof PLAIN, 'published' | 'updated' | 'tags' | 'author' | 'original' | 'leftOut'>
> = {
  published: 'Published',
  updated: 'Updated',
  tags: 'Tags',
  author: 'Author',
  original: 'Original',
  leftOut: (count) =>
    count === 1
      ? 'One older article doesn’t fit into this file.'
      : `${count} older articles don’t fit into this file.`,
}
