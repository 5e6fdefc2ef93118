/** Feeds of the site, with or without a query. */
const FEED = /^(\/[^?#\s]*?(?:rss\.xml|atom\.xml|feed\.json))(?:\?|$)/

/** `12 subscribers`, the number that readers state when they fetch for many people. */
const SUBSCRIBERS = /\b([1-9]\d{0,6}) (?:subscribers?|readers?)\b/i

/** The name before a version, a URL or a number: `Feedly/1.0 (`, `NewsBlur Feed Fetcher - `, `Feedbin feed-id:`. */
const NAME =
  /^(?:Mozilla\/5\.0 \(compatible; )?([a-z][\w.]{1,30}(?: (?!feed-id|feed\b)[a-z][\w.]{0,20}){0,2})(?=[/;(:]|\s+[-(]|\s+feed\b|\s+feed-id)/i

type FeedReader = { reader: string; subscribers: number }

/**
 * Returns the path of the feed that a request is for; null for every other request.
 * @param target as in the request line
 */
export function feedOf(target: string): string | null {
  return FEED.exec(target)?.[1] ?? null
}

/**
 * Parses the name and subscribers of a feed reader from its User-Agent; null when it states no number of subscribers.
 */
export function readFeedReader(userAgent: string): FeedReader | null {
  if (userAgent.length > 400) return null
  const subscribers = SUBSCRIBERS.exec(userAgent)?.[1]
  const reader = NAME.exec(userAgent)?.[1]
  return subscribers && reader ? { reader, subscribers: Number(subscribers) } : null
}
