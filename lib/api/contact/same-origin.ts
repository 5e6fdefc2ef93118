import 'server-only'
import { siteUrl } from '../../config/site-url'
import { parseUrl } from '../../text/parse-url'

/**
 * Whether a form may come from a page of this site. Clients other than browsers can send any header. The check prevents
 * other sites from sending forms through their visitors' browsers.
 *
 * Browsers that support `Sec-Fetch-Site` state it there, and no page can change it. All other browsers send `Origin`
 * with a form for another site. 'null' stands for a page that hides its origin, as an attacker's may. In that case, and
 * without an origin, the referrer decides. A request with none of the three comes from an old browser that sends no
 * referrer.
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
 * Compares hosts only, because scheme and port differ behind a proxy that terminates TLS. A proxy that requests the
 * site under another name states the original host in `X-Forwarded-Host`. A page of another site can't set that header
 * without a preflight request to this site.
 */
function isOwnHost(address: string, headers: Headers): boolean {
  const host = hostOf(parseUrl(address)?.host)
  const [forwarded] = (headers.get('x-forwarded-host') ?? '').split(',')
  const own = [new URL(siteUrl).host, headers.get('host'), forwarded].map(hostOf)
  return host !== null && own.includes(host)
}

/** Normalises a host as browsers do, without the default port of a scheme. */
function hostOf(host: string | null | undefined): string | null {
  return (
    host
      ?.trim()
      .toLowerCase()
      .replace(/:(?:80|443)$/, '') || null
  )
}
