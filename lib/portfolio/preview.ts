import 'server-only'
import { env } from '../config/env'
import { isPreviewToken } from './preview-token'
import { getCatalog } from './source'
import type { Article } from './types'

/**
 * An article for whoever has a link to its preview, as it is now.
 * @returns null without a valid token, without a PREVIEW_SECRET, and for an article that the source doesn't hand over
 */
export async function findPreview(slug: string, token: string): Promise<Article | null> {
  const secret = env.PREVIEW_SECRET
  if (!secret || !isPreviewToken(token, slug, { secret, now: Date.now() })) return null
  return getCatalog().preview(slug.normalize('NFC'))
}
