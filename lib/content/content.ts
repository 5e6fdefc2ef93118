import 'server-only'
import { cache } from 'react'
import { hasContactPage } from '../site/contact-settings'
import { isBuilding, isDevelopment } from '../site/env'
import type { Language } from '../site/language'
import { processWide } from '../site/once'
import { owner } from '../site/owner'
import { shownParts, type SiteParts } from '../site/shown-parts'
import { UpstreamError } from './errors'
import type { Snapshot } from './snapshot'
import type { ContentSource } from './content-source'
import type { ContentStore } from './store'
import type { Texts } from './texts'
import type { Article, ArticleEntry } from './types'

/** How the pages of this process reach the content. */
export type Content = Pick<ContentStore, 'sync' | 'failure' | 'readText' | 'lastOrder'> & {
  texts: Texts
  /** Asked for what is never kept, such as drafts; null while the site is built. */
  source: ContentSource | null
  /** Takes orders and tells how it is doing; null while the site is built. */
  store: ContentStore | null
}

const holder = () => processWide<{ content: Content | null }>('content', () => ({ content: null }))

/** Makes the content known to every bundle of this process. */
export function installContent(content: Content): void {
  holder().content = content
}

function openedContent(): Content {
  const { content } = holder()
  if (!content) throw new Error('The content is opened when the server starts: see instrumentation.ts')
  return content
}

/**
 * Returns the content as it shows now. A page that is rendered sees the same snapshot everywhere: what it reads is what
 * it depends on, and lib/server/page-cache.ts knows its version.
 * @throws the error of the source while nothing was ever read
 */
export const getContent = cache(async (): Promise<Snapshot> => {
  const content = await findContent()
  if (!content) throw openedContent().failure()
  return content
})

/** Returns the content as it shows now; null while nothing was ever read. */
export async function findContent(): Promise<Snapshot | null> {
  // The processes of a build open its content when they need it.
  if (isBuilding) holder().content ??= (await import('./kept-content')).openBuildContent()
  return openedContent().sync()
}

/**
 * Returns the params of the pages that are rendered at build. `npm run dev` renders each page when it is opened, and asks
 * for the params in a process without content.
 */
export async function atBuild<Params>(list: () => Promise<Params[]>): Promise<Params[]> {
  return isDevelopment ? [] : list()
}

/** Returns the parts that the site has in a language. */
export async function getParts(language: Language): Promise<SiteParts> {
  return partsIn(language, await getContent())
}

/** Does the same for known content; while nothing was ever read, it may contain anything. */
export function partsIn(language: Language, content: Snapshot | null): SiteParts {
  const { articles, translated, values } = content ?? UNKNOWN
  return shownParts({
    without: owner.site.without,
    articles: language === 'es' ? articles : translated,
    projects: values.projects.rows,
    contact: hasContactPage(),
  })
}

const UNKNOWN = { articles: [null], translated: [null], values: { projects: { rows: [null] } } }

/** Returns the value of a part that a feature of the site reads by itself; the feature knows its type. */
export async function getPart<T>(name: string): Promise<T> {
  return (await getContent()).values[name] as T
}

/** Returns a token that changes with each order: pictures of other hosts are fetched again then. */
export function lastOrder(): string {
  return holder().content?.lastOrder() ?? ''
}

/** Returns the store itself, for orders and the health report. */
export function contentStore(): ContentStore {
  const { store } = openedContent()
  if (!store) throw new Error('a build takes no orders')
  return store
}

/** Returns the source itself, for what is never kept, such as drafts. */
export function contentSource(): ContentSource {
  const { source } = openedContent()
  if (!source) throw new Error('a build reads no drafts')
  return source
}

/**
 * Returns an article with its text.
 * @throws UpstreamError when the text was never read, and can't be read now
 */
export async function withText(entry: ArticleEntry): Promise<Article> {
  const { texts, readText } = openedContent()
  const held = entry.text === null ? null : await texts.get(entry.text)
  if (held !== null) return { ...entry.row, content: held }
  await readText(entry.row.slug)
  const now = (await findContent())?.bySlug.get(entry.row.slug)
  const content = typeof now?.text === 'string' ? await texts.get(now.text) : null
  if (!now || content === null) throw new UpstreamError(entry.row.slug, 'has no text that can be read now')
  return { ...now.row, content }
}

/** Whether the text of an article is here, or can be read now. */
export async function hasText(entry: ArticleEntry): Promise<boolean> {
  if (entry.text !== null && openedContent().texts.has(entry.text)) return true
  return withText(entry).then(
    () => true,
    () => false, // what failed was logged
  )
}

/** Returns the content of a text that is known by its hash. @throws UpstreamError when it is lost */
export async function textOf(hash: string): Promise<string> {
  const text = await openedContent().texts.get(hash)
  if (text === null) throw new UpstreamError(hash, 'is the hash of a text that is not here')
  return text
}
