import { ARTICLE } from '../copy/article'

/** The words of the notes under a text, for the step from Markdown to HTML. */
export const footnotes = {
  footnoteLabel: ARTICLE.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: (reference: number, again: number) =>
    ARTICLE.footnoteBack(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
}
