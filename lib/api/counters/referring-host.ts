import { siteUrl } from '../../config/site-url'

const PUBLIC_HOST = withoutWww(new URL(siteUrl).host)

/** A domain name: at least two labels, the last one not a number. */
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/**
 * Parses the host that a visitor came from, in lower case.
 * @param own the host of the request, with or without a port
 * @returns null for this site itself, and for anything but a domain name, such as an address of a local network
 */
export function readReferringHost(text: string, own: string): string | null {
  const host = text.toLowerCase().replace(/\.$/, '')
  const shown = withoutWww(host)
  const isOwn = shown === PUBLIC_HOST || shown === withoutWww(own)
  return !isOwn && DOMAIN.test(host) ? host : null
}

function withoutWww(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
}
