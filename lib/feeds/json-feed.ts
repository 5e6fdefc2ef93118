import 'server-only'
import { owner } from '../config/owner'
import { FEEDS } from '../copy/feeds'
import { routes } from '../routing/routes'
import { absoluteUrl } from '../config/site-url'
import type { Entry } from './feed'

/** A JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) of the given entries. */
export function jsonFeed(entries: Entry[]): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: FEEDS.title(owner.site.title),
    description: owner.site.description,
    home_page_url: absoluteUrl(routes.articles()),
    feed_url: absoluteUrl(routes.jsonFeed),
    language: 'es',
    favicon: absoluteUrl('/favicon.ico'),
    ...(owner.site.hub ? { hubs: [{ type: 'WebSub', url: owner.site.hub }] } : {}),
    authors: [{ name: owner.site.name, url: absoluteUrl(routes.about) }],
    items: entries.map(({ url, title, summary, html, image, published, updated, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: published,
      date_modified: updated,
      ...(tags.length > 0 ? { tags } : {}),
    })),
  }
}
