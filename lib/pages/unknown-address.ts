import 'server-only'
import { findContent } from '../content/content'
import { localPath, readLocalPath, routes } from '../site/routes'
import { hasOwnPage } from './own-pages'
import { locationOf, redirectAnswer } from './redirects'
import { isKnownSegment } from './site-segments'
import { isFixedText, pageOfText } from './text-pages'

/** Where the proxy leads a path that has the form of an own page, and isn't one. */
export const UNKNOWN_PREFIX = '/_unknown'
/** Matches the path of a file that no page can have. */
const FILE =
  /\.(?:avif|css|csv|docx|gif|hei[cf]|ico|jfif|jpe?g|js|json|map|mp[34]|pdf|png|svg|tiff?|txt|web[mp]|woff2?|xml|zip)$/i

/**
 * Responds to an unknown path: a permanent redirect for a former path and for other capitals of a known one, 404 for a
 * file, otherwise a temporary redirect to the home page in the language of the path (SPEC §2).
 */
export async function unknownAddress(url: URL): Promise<Response> {
  const { language } = readLocalPath(url.pathname)
  const home = { location: localPath(language, routes.home), 'cache-control': 'no-store' }
  const content = await findContent()
  const moved = content && redirectAnswer(url, content.values.redirects.table)
  if (moved) return moved
  const lower = url.pathname.toLowerCase()
  const page = pageOfText(lower) ?? lower
  const isOwn = content && hasOwnPage(page, content)
  if (lower !== url.pathname && (isKnownSegment(page.split('/')[1] ?? '') || isFixedText(page) || isOwn))
    return new Response(null, { status: 301, headers: { location: locationOf(lower, url.search) } })
  return FILE.test(lower)
    ? new Response(null, { status: 404 })
    : new Response(null, { status: 307, headers: home })
}
