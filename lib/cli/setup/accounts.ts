import { parseUrl } from '../../text/parse-url'

/** Account kinds of hosts whose name differs from the kind. */
const KINDS: Record<string, string> = {
  'dev.to': 'dev.to',
  'stackoverflow.com': 'stackoverflow',
  'x.com': 'x',
  'twitter.com': 'x',
  'bsky.app': 'bluesky',
  't.me': 'telegram',
  'youtu.be': 'youtube',
  'wa.me': 'whatsapp',
  'openstreetmap.org': 'maps',
  'play.google.com': 'appStore',
  'apps.apple.com': 'appStore',
}
/** Account kinds that equal the host's name: github.com, gitlab.com … */
const NAMED = ['github', 'gitlab', 'linkedin', 'youtube', 'instagram', 'threads', 'codeberg']

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

function kindOf(address: string): string {
  const url = parseUrl(address)
  if (url?.protocol === 'mailto:') return 'email'
  if (url?.protocol === 'tel:') return 'phone'
  const host = url?.hostname.replace(/^www\./, '') ?? ''
  if (/^\/@[^/]+$/.test(url?.pathname ?? '') && !/youtube|threads/.test(host)) return 'mastodon'
  return KINDS[host] ?? NAMED.find((name) => host.split('.').at(-2) === name) ?? 'website'
}
