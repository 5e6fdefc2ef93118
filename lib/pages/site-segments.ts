import { topicRoutes } from '../articles/routes'
import type { Language } from '../site/language'
import { localPath, readLocalPath, routes } from '../site/routes'
import { ADDED_PAGES, type OwnPage } from './added-pages'
import { RESERVED_SLUGS } from '../content/types'

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

/** Paths of Spanish pages whose text exists as Markdown whatever the content is, in both languages. */
const WITH_TEXT: readonly string[] = [routes.home, routes.about, routes.projects(), routes.resume]
const ARTICLE = /^\/article\/[^/]+$/
const STORY = new RegExp(`^/project/(?!(?:${RESERVED_SLUGS.join('|')})$)[^/]+$`)
const ENDING = '.md'
/** Where the route is that renders such a text: `/markdown/en/about`. */
const ROUTE = '/markdown'
/** A name for the page without one. */
const INDEX = '/index'

/** Whether a page's text exists as Markdown, whatever the content is. @param path of a page in any language */
export function isFixedText(path: string): boolean {
  return path !== '/en/' && WITH_TEXT.includes(readLocalPath(path).path)
}

/** Whether a page of the owner's own could be at a path, and so its text. */
export function isOwnText(path: string): boolean {
  return isOwnPagePath(path) && !path.includes('.')
}

/** Whether a page, if it exists, has its text as Markdown. @param path of a page in any language */
export function hasText(path: string): boolean {
  return isFixedText(path) || isOwnText(path) || ARTICLE.test(readLocalPath(path).path) || STORY.test(path)
}

/** Returns the address of a page's text: `/about.md`. */
export function textAddress(path: string): string {
  return (path === routes.home ? INDEX : path) + ENDING
}

/** Returns the page to which the address of a text would belong; null for another address. */
export function pageOfText(address: string): string | null {
  if (!address.endsWith(ENDING)) return null
  const path = address.slice(0, -ENDING.length)
  return path === INDEX ? routes.home : path
}

/** Returns the path of the route that renders a page's text. */
export function textRoute(path: string): string {
  return ROUTE + (path === routes.home ? INDEX : path)
}

/** Returns the page whose text a route renders; null for another path. */
export function pageOfRoute(path: string): string | null {
  if (!path.startsWith(`${ROUTE}/`)) return null
  return path === ROUTE + INDEX ? routes.home : path.slice(ROUTE.length)
}

/** Returns the path below which the images of an own page are served. */
export function ownPageMedia({ slug, language }: Pick<OwnPage, 'slug' | 'language'>): string {
  return `/media/text/${slug}${language === 'es' ? '' : `.${language}`}`
}
