import type { Content } from './read-content'
import { problemAt, type TextCheck } from './texts'

/** Returns a check for published articles without a text, and for titles that would be shown twice. */
export function textArticles({ articles, articleFiles }: Content): TextCheck {
  return (text) => {
    const article = articles?.find(({ slug }) => articleFiles.get(slug) === text.name)
    if (!article) return []
    const [first] = text.tree.children
    if (!first) {
      const words = { field: '', message: 'has no text', fix: 'Write it, or add status: draft' }
      return [{ severity: 'warning', file: text.file, place: null, ...words }]
    }
    const source = text.body.slice(first.position?.start.offset, first.position?.end.offset)
    if (first.type !== 'heading' || source.replace(/^#+/, '').trim() !== article.title.trim()) return []
    const message = 'is the title again, and both are shown'
    return [problemAt(text, first, { field: 'the first heading', message, fix: 'Take it out' })]
  }
}
