import 'server-only'
import { env } from '../site/env'
import { contentSource, findContent } from '../content/content'
import { isPreviewToken } from './preview-token'
import type { Article } from '../content/types'

/**
 * Returns the current state of an article to visitors who have a link to its preview: a draft, one with a date in the
 * future, or one that is published. Nothing of it is kept.
 * @returns null without a valid token, without a PREVIEW_SECRET, and for an article that the source doesn't provide
 */
export async function findPreview(slug: string, token: string): Promise<Article | null> {
  const secret = env.PREVIEW_SECRET
  if (!secret || !isPreviewToken(token, slug, { secret, now: Date.now() })) return null
  const name = slug.normalize('NFC')
  const source = contentSource()
  const isAsked = (one: { slug: string }) => one.slug === name
  const draft = (await source.listDrafts())?.find(isAsked)
  if (draft) return draft
  const entries = (await findContent())?.values.articles.entries ?? []
  const listed = entries.map(({ row }) => row).find(isAsked)
  // A file may be younger than what was read last.
  return listed || source.isLocal ? source.findArticle(listed ?? { slug: name, id: 0 }) : null
}
