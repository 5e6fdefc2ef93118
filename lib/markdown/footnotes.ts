import type { ArticleWords } from '../copy/article-words'

/** Returns the labels of footnotes, as options for the conversion from Markdown to HTML. */
export const footnotesWith = (words: ArticleWords) => ({
  footnoteLabel: words.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: (reference: number, again: number) =>
    words.footnoteBack(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
})
