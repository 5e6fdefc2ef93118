import { RESERVED_SLUGS } from '../content/types'
import { readLocalPath, routes } from '../site/routes'
import { isOwnPagePath } from './site-segments'

/** Paths of Spanish pages whose text exists as Markdown whatever the content is, in both languages. */
const FIXED: readonly string[] = [routes.home, routes.about, routes.projects(), routes.resume]
const ARTICLE = /^\/article\/[^/]+$/
const STORY = new RegExp(`^/project/(?!(?:${RESERVED_SLUGS.join('|')})$)[^/]+$`)
const ENDING = '.md'
/** Where the route is that renders such a text: `/markdown/en/about`. */
const ROUTE = '/markdown'
/** A name for the page without one. */
const INDEX = '/index'

/** Whether a page's text exists as Markdown, whatever the content is. @param path of a page in any language */
export function isFixedText(path: string): boolean {
  return path !== '/en/' && FIXED.includes(readLocalPath(path).path)
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
