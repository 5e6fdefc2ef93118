import type { Content } from './read-content'
import { problemAt, type TextCheck } from './texts'

/** Returns a check for published articles without a text, and for titles that would be shown twice. */
export function textArticles({ articles }: Content): TextCheck {
  return (text) => {
    const slug = /^articles\/(.+)\.md$/.exec(text.name)?.[1]
    const article = articles?.find((one) => one.slug === slug)
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
