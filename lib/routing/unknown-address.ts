import 'server-only'
import { followOwner } from '../portfolio/owner-data'
import { redirectAnswer } from './redirects'
import { routes } from './routes'

/**
 * Responds to an unknown path: a permanent redirect for a former path, otherwise a temporary one to the home page
 * (SPEC §2).
 */
export async function unknownAddress(url: URL): Promise<Response> {
  await followOwner(['redirects'])
  const home = { location: routes.home, 'cache-control': 'no-store' }
  return redirectAnswer(url) ?? new Response(null, { status: 307, headers: home })
}
