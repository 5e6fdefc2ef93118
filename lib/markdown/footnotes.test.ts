import { ARTICLE_WORDS } from '../copy/article-words'
import { footnotesWith } from './footnotes'

test('the way back from a note says to which mark it leads, and to which of several', () => {
  const { footnoteBack, footnotes } = ARTICLE_WORDS.es
  const labels = footnotesWith(ARTICLE_WORDS.es)
  expect(labels.footnoteLabel).toBe(footnotes)
  expect(labels.footnoteBackLabel(0, 1)).toBe(footnoteBack('1'))
  expect(labels.footnoteBackLabel(1, 3)).toBe(footnoteBack('2-3'))
})
