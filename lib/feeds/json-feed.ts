import 'server-only'
import type { Language } from '../site/language'
import { ownerIn } from '../site/owner-in'
import { wordsIn } from '../pages/words'
import { localPath } from '../site/local-path'
import { routes } from '../site/routes'
import { absoluteUrl } from '../site/site-url'
import type { Entry } from './feed'

/** Creates a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) of the given entries. */
export function jsonFeed(entries: Entry[], language: Language = 'es'): object {
  const { site } = ownerIn(language)
  const path = (spanish: string) => absoluteUrl(localPath(language, spanish))
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: wordsIn(language).feeds.title(site.title),
    description: site.description,
    home_page_url: path(routes.articles()),
    feed_url: path(routes.jsonFeed),
    language,
    favicon: absoluteUrl('/favicon.ico'),
    ...(site.hub ? { hubs: [{ type: 'WebSub', url: site.hub }] } : {}),
    authors: [{ name: site.name, url: path(routes.about) }],
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
