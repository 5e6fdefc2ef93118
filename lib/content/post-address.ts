import { parseUrl } from '../text/parse-url'

/** A post in public, and the service that answers with its replies. */
export type Post =
  | { service: 'mastodon'; url: string; origin: string; id: string }
  | { service: 'bluesky'; url: string; author: string; key: string }

const MASTODON = /^\/(?:@[^/]+|users\/[^/]+\/statuses)\/(\d+)\/?$/
const BLUESKY = /^\/profile\/([^/]+)\/post\/([a-z0-9]+)\/?$/

/** Reads the address of a post on Bluesky or on any server of Mastodon; null for another one. */
export function readPost(address: string): Post | null {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const [, author, key] = (url.hostname === 'bsky.app' && BLUESKY.exec(url.pathname)) || []
  if (author && key) return { service: 'bluesky', url: url.href, author: decodeURIComponent(author), key }
  const id = MASTODON.exec(url.pathname)?.[1]
  return id ? { service: 'mastodon', url: url.href, origin: url.origin, id } : null
}
