import { parseUrl } from '../../text/parse-url'

/** Hosts whose name isn't the kind of the account. */
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
/** Hosts that are named by their kind: github.com, gitlab.com … */
const NAMED = ['github', 'gitlab', 'linkedin', 'youtube', 'instagram', 'threads', 'codeberg']

/**
 * An account from one line of text: its address, or `kind=address`.
 * @returns anything else as it is, for the schema to refuse
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
