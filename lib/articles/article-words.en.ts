import type { ARTICLE } from './article-words'
import type { Same } from '../site/same'

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
