import 'server-only'
import { redirectAnswer } from './redirects'
import { routes } from './routes'

/**
 * The answer at an address that the site doesn't have: the new one of an address that it had once, for good; any other
 * path leads home (SPEC §2), for the time being only.
 */
export function unknownAddress(url: URL): Response {
  const home = { location: routes.home, 'cache-control': 'no-store' }
  return redirectAnswer(url) ?? new Response(null, { status: 307, headers: home })
}
