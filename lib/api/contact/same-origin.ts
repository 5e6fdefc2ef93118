import 'server-only'
import { siteUrl } from '../../config/site-url'
import { parseUrl } from '../../text/parse-url'

/**
 * Whether a form may come from a page of this site. Whoever isn't a browser can send any header: this keeps other sites from
 * sending forms with their visitors' browsers.
 *
 * Browsers that know `Sec-Fetch-Site` say it there, and no page can change it. Of the others, all send `Origin` with a
 * form for another site. 'null' stands for a page that hides where it is from, as an attacker's may: then, and without an
 * origin, the referrer decides. A request with none of the three comes from an old browser that sends no referrer.
 */
export function isFromThisSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  const origin = headers.get('origin')
  const named = origin === null || origin === 'null' ? headers.get('referer') : origin
  if (named !== null) return isOwnHost(named, headers)
  return site === null && origin === null
}

/**
 * The host alone counts: a proxy that ends TLS makes the scheme and the port differ. One that asks the site under a name of its own
 * says which host it was asked for; a page of another site can't set that header without asking this one first.
 */
function isOwnHost(address: string, headers: Headers): boolean {
  const host = hostOf(parseUrl(address)?.host)
  const [forwarded] = (headers.get('x-forwarded-host') ?? '').split(',')
  const own = [new URL(siteUrl).host, headers.get('host'), forwarded].map(hostOf)
  return host !== null && own.includes(host)
}

/** As browsers write it: without the port that belongs to a scheme. */
function hostOf(host: string | null | undefined): string | null {
  return (
    host
      ?.trim()
      .toLowerCase()
      .replace(/:(?:80|443)$/, '') || null
  )
}
