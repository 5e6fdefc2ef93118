import 'server-only'
import { getContent } from '../../content/content'
import { hasRolePage, isRolePath } from '../../resume/role-path'
import { localPath } from '../../routing/local-path'
import { decodeSegment } from '../../routing/read-path'
import { resolvePathname } from '../../routing/resolve-pathname'
import { routes } from '../../routing/routes'
import { topicRoutes } from '../../routing/topic-routes'
import { isValidPathname } from '../../routing/valid-pathname'

const ENGLISH = [routes.home, routes.about, routes.resume, routes.articles()]

const CONTACT = ['/contacto', '/en/contact'] as const

/** Pages that exist whatever the content is. */
export const FIXED_PAGES = new Set<string>([
  ...[routes.home, routes.about, routes.resume, routes.privacy, routes.search],
  ...[...CONTACT, '/contacto/gracias', '/en/contact/thanks'],
  ...[topicRoutes.subscribe, topicRoutes.tags],
  ...ENGLISH.map((path) => localPath('en', path)),
])

const FIXED_FEEDS = new Set(
  [routes.rss, routes.atom, routes.jsonFeed].flatMap((path) => [path, localPath('en', path)]),
)
/** The form for a message about an article counts as the form, whichever article it names. */
const REPLY = /^\/(en\/)?contact(?:o\/articulo|\/article)\/[^/]+$/
const FEED_OF_TAG = /^\/etiqueta\/[^/]+\/rss\.xml$/
/** Internal paths of Markdown texts, which no visitor requests. */
const TEXT = /^\/(?:article|project)\/[^/]+\/markdown$/

/**
 * Returns the canonical path of a page that exists, according to the cached content. Null for any other, so that view
 * reports can't invent names.
 * @throws ContentError while the source is down and nothing is cached
 */
export async function findPage(path: string): Promise<string | null> {
  if (FIXED_PAGES.has(path)) return path
  const reply = REPLY.exec(path)
  if (reply) return CONTACT[reply[1] ? 1 : 0]
  if (FEED_OF_TAG.test(path) || TEXT.test(path) || !isValidPathname(path)) return null
  const exists = isRolePath(path)
    ? await hasRolePage(path)
    : resolvePathname(path, await getContent()) === 'page'
  return exists ? inOneSpelling(path) : null
}

/** Returns the canonical path of a feed that exists; null for any other. */
export async function findFeed(path: string): Promise<string | null> {
  if (FIXED_FEEDS.has(path)) return path
  if (!FEED_OF_TAG.test(path) || !isValidPathname(path)) return null
  const exists = resolvePathname(path, await getContent()) === 'page'
  return exists ? inOneSpelling(path) : null
}

/** Normalises the percent-encoding: `/article/%75no` becomes `/article/uno`. */
function inOneSpelling(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodeSegment(segment) ?? segment))
    .join('/')
}
