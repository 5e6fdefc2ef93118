import { localPath } from '../site/local-path'
import { routes } from '../site/routes'

const FEEDS = [routes.rss, routes.atom, routes.jsonFeed]

/** Files that the site generates, whatever its content is. */
export const MADE_FILES: readonly string[] = [
  ...FEEDS,
  ...FEEDS.map((feed) => localPath('en', feed)),
  ...[
    routes.sitemap,
    '/robots.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/en/llms-full.txt',
    '/manifest.webmanifest',
    '/resume.json',
  ],
  ...['/favicon.ico', '/apple-touch-icon.png', '/feed.css'],
]
