import { parseUrl } from '../../text/parse-url'

/** Account kinds by host. */
const KINDS = new Map([
  ['linkedin.com', 'linkedin'],
  ['youtu.be', 'youtube'],
  ['threads.com', 'threads'],
  ['dev.to', 'dev.to'],
  ['stackoverflow.com', 'stackoverflow'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['bsky.app', 'bluesky'],
  ['t.me', 'telegram'],
  ['wa.me', 'whatsapp'],
  ['openstreetmap.org', 'maps'],
  ['play.google.com', 'appStore'],
  ['apps.apple.com', 'appStore'],
  ['medium.com', 'Medium'],
  ['tiktok.com', 'TikTok'],
  ['substack.com', 'Substack'],
  ['hashnode.com', 'Hashnode'],
  ['pinterest.com', 'Pinterest'],
  ['pinterest.es', 'Pinterest'],
  ['unsplash.com', 'Unsplash'],
  ['figma.com', 'Figma'],
  ['replit.com', 'Replit'],
  ['flipboard.com', 'Flipboard'],
  ['producthunt.com', 'Product Hunt'],
  ['observablehq.com', 'Observable'],
])
/** Account kinds that equal the name of their hosts, of which there are others: gist.github.com, gitlab.example … */
const NAMED = ['github', 'gitlab', 'linkedin', 'youtube', 'instagram', 'threads', 'codeberg']

/** The path of a profile on Mastodon, which runs on any host. Some of the platforms above have such paths too. */
const MASTODON_PATH = /^\/@[^/]+\/?$/
/** Labels in front of a platform's host that serve the same site: www, the mobile site, a language. */
const SAME_SITE = /^(?:www|m|[a-z]{2})\.(?=[^.]+\.)/

/**
 * Parses an account given as one line of text: its address, or `kind=address`.
 * @returns any other value unchanged, for the schema to reject
 */
export function parseAccount(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const [, kind, address = ''] = /^([\w .-]+)=(.+)$/.exec(given.trim()) ?? [null, undefined, given]
  const url = address.trim().replace(/^https?:\/\/[^/?#]+/i, (origin) => parseUrl(origin)?.origin ?? origin)
  return { kind: kind?.trim() ?? kindOf(url), url }
}

function kindOf(address: string): string {
  const url = parseUrl(address)
  if (url?.protocol === 'mailto:') return 'email'
  if (url?.protocol === 'tel:') return 'phone'
  const host = url?.hostname.replace(SAME_SITE, '') ?? ''
  const named = NAMED.find((name) => host.split('.').at(-2) === name)
  const isProfile = MASTODON_PATH.test(url?.pathname ?? '')
  const isPlatform = KINDS.has(host) || (named && host === `${named}.${host.split('.').at(-1)}`)
  return KINDS.get(host) ?? (isProfile && !isPlatform ? 'mastodon' : named) ?? 'website'
}
