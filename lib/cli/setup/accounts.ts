import { parseUrl } from '../../text/parse-url'

/** Account kinds by host, where it isn't the kind with an ending. */
const KINDS = new Map([
  ['youtu.be', 'youtube'],
  ['dev.to', 'dev.to'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['bsky.app', 'bluesky'],
  ['t.me', 'telegram'],
  ['wa.me', 'whatsapp'],
  ['openstreetmap.org', 'maps'],
])
/** Account kinds that are the names of their hosts. */
export const NAMED =
  /^(?:github|gitlab|codeberg|linkedin|youtube|instagram|threads|stackoverflow|medium|tiktok|substack|hashnode|pinterest|unsplash|figma)$/

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
  const url = address.trim()
  return { kind: kind?.trim() ?? kindOf(url), url }
}

/** Returns the kind of the account at an address. */
export function kindOf(address: string): string {
  const url = parseUrl(address)
  if (url?.protocol === 'mailto:') return 'email'
  if (url?.protocol === 'tel:') return 'phone'
  const host = url?.hostname.replace(SAME_SITE, '') ?? ''
  const [name = '', ...ending] = host.split('.')
  const kind = KINDS.get(host) ?? (ending.length === 1 && NAMED.test(name) ? name : undefined)
  return kind ?? (MASTODON_PATH.test(url?.pathname ?? '') ? 'mastodon' : 'website')
}
