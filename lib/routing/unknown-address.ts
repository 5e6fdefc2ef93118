import 'server-only'
import { followOwner } from '../portfolio/owner-data'
import { redirectAnswer } from './redirects'
import { routes } from './routes'

/**
 * The answer at an address that the site doesn't have: the new one of an address that it had once, for good; any other
 * path leads home (SPEC §2), for the time being only.
 */
export async function unknownAddress(url: URL): Promise<Response> {
  await followOwner(['redirects'])
  const home = { location: routes.home, 'cache-control': 'no-store' }
  return redirectAnswer(url) ?? new Response(null, { status: 307, headers: home })
}
