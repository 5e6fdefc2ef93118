import 'server-only'
import { findContent } from '../content/content'
import { localPath, readLocalPath } from '../site/local-path'
import { redirectAnswer } from './redirects'
import { routes } from '../site/routes'

/**
 * Responds to an unknown path: a permanent redirect for a former path, otherwise a temporary one to the home page in the
 * language of the path (SPEC §2).
 */
export async function unknownAddress(url: URL): Promise<Response> {
  const { language } = readLocalPath(url.pathname)
  const home = { location: localPath(language, routes.home), 'cache-control': 'no-store' }
  const content = await findContent()
  const moved = content && redirectAnswer(url, content.values.redirects.table)
  return moved ?? new Response(null, { status: 307, headers: home })
}
