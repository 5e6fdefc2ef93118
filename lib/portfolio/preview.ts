import 'server-only'
import { env } from '../config/env'
import { isPreviewToken } from '../content/preview-token'
import { getCatalog } from './source'
import type { Article } from '../content/types'

/**
 * Returns the current state of an article to visitors who have a link to its preview.
 * @returns null without a valid token, without a PREVIEW_SECRET, and for an article that the source doesn't provide
 */
export async function findPreview(slug: string, token: string): Promise<Article | null> {
  const secret = env.PREVIEW_SECRET
  if (!secret || !isPreviewToken(token, slug, { secret, now: Date.now() })) return null
  return getCatalog().preview(slug.normalize('NFC'))
}
