import { topicRoutes } from '../articles/routes'
import type { Language } from '../site/language'
import { localPath, readLocalPath, routes } from '../site/routes'
import { ADDED_PAGES } from './added-pages'

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

const BOTH = [
  ...[routes.about, routes.articles(), routes.projects(), routes.resume, routes.contact, '/missing'],
  ...[routes.rss, routes.atom, routes.jsonFeed, '/llms-full.txt'],
]
/** The site's own pages and files directly below the home page of each language, by their Spanish paths. */
const FIXED: Record<Language, ReadonlySet<string>> = {
  es: new Set([
    ...BOTH,
    ...[
      routes.privacy,
      routes.search,
      topicRoutes.subscribe,
      topicRoutes.tags,
      '/unavailable',
      // Under `next start -H` a rewrite arrives as a second request.
      '/_not-found',
      '/en',
      '/cv.pdf',
      '/admin',
    ],
    ...MADE_FILES,
  ]),
  en: new Set(BOTH),
}

/** The first segments of the site's own paths, all in lower case. */
const SEGMENTS = new Set(
  [
    ...[...FIXED.es, routes.article(''), topicRoutes.tag(''), topicRoutes.series('')],
    ...['/cv', '/.well-known', ...ADDED_PAGES.map(({ slug }) => `/${slug}`)],
  ].map((path) => path.split('/')[1] ?? ''),
)
/** Others, which no visitor looks for. */
const INTERNAL = new Set(
  '404 500 api atom index contact feed images markdown media preview rss sitemap'.split(' '),
)

/** Whether a path of the site begins with this segment. */
export function isKnownSegment(segment: string): boolean {
  return SEGMENTS.has(segment)
}

/** Whether the site uses an address itself, so that no page of the owner's can have it. */
export function isReservedSegment(segment: string): boolean {
  return SEGMENTS.has(segment) || INTERNAL.has(segment)
}

/**
 * Whether only the owner's own pages decide what a path is: it has one segment, and is no page and no file of the site's.
 * Next would take any other path with one segment for such a page.
 */
export function isOwnPagePath(pathname: string): boolean {
  const { language, path } = readLocalPath(pathname)
  const isAdded = ADDED_PAGES.some((page) => page.language === language && path === `/${page.slug}`)
  return /^\/[^/]+$/.test(path) && !FIXED[language].has(path) && !isAdded
}
