import { ARTICLE } from '../copy/article'

/** Labels of the footnotes, for the conversion from Markdown to HTML. */
export const footnotes = {
  footnoteLabel: ARTICLE.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: (reference: number, again: number) =>
    ARTICLE.footnoteBack(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
}
