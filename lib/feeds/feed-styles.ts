import { withBase } from '../site/base-path'
import { SUBSCRIBE } from '../pages/screen-words'
import { topicRoutes } from '../articles/routes'
import { absoluteUrl } from '../site/site-url'

/** Path of the feeds' stylesheet. */
export const FEED_STYLES = '/feed.css'

/** Links the stylesheet in a feed, after the XML declaration. */
export function withFeedStyles(xml: string): string {
  return xml.replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${withBase(FEED_STYLES)}"?>`)
}

/**
 * Returns a stylesheet that shows a feed as a list of titles, below a sentence on how to subscribe. CSS can't create
 * links, so the sentence names the page that has them.
 */
export function feedStyles(): string {
  const words = SUBSCRIBE.inBrowser(absoluteUrl(topicRoutes.subscribe))
  return `@namespace content 'http://purl.org/rss/1.0/modules/content/';
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1.0625rem/1.6 system-ui, sans-serif; }
:root, channel, item, entry, title, summary, item > description { display: block; }
:root { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
:root > *, channel > *, item > *, entry > *, item > content|encoded { display: none; }
:root > channel, channel > title, :root > title, channel > item, :root > entry { display: block; }
:root > title, channel > title { font-size: 1.75rem; font-weight: 700; line-height: 1.2; }
channel > title::after, :root > title::after { content: ${JSON.stringify(words)}; display: block; margin-block: 1rem 2rem; padding: 1rem 1.25rem; border: 1px solid; border-radius: 0.75rem; font-size: 1.0625rem; font-weight: 400; line-height: 1.6; }
item, entry { padding-block: 1rem; border-top: 1px solid GrayText; }
item > title, entry > title { display: block; font-weight: 650; }
item > description, entry > summary { display: block; }
`
}
