import 'server-only'
import { createHash } from 'node:crypto'
import { momentInMadrid, yearInMadrid } from '../text/date'
import { onceFor } from '../site/once'
import { decodeSegment } from '../site/routes'
import type { Values } from './part'
import { datesAhead, publicationDate } from './publication'
import type { TranslatedText, TranslatedTexts } from './translations'
import type {
  ArticleEntry,
  ArticleIndex,
  ArticleSummary,
  NamedSeries,
  ProjectList,
  Redirects,
  Stories,
} from './types'
import type { EnglishProjects } from '../site/english-schema'

/**
 * Returns a hash of a text that is equal in every process and on every machine, so that instances which hold the same
 * content agree on its version without talking to each other. It is valid as a file name.
 */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

/** The values of the parts that this room knows; those of features have names of their own. */
type ContentValues = {
  articles: ArticleIndex
  projects: ProjectList
  stories: Stories
  translations: TranslatedTexts
  series: NamedSeries[]
  englishProjects: EnglishProjects
  policy: string
  redirects: Redirects
}

/**
 * What pages are good for.
 * @param list of what lists and shared parts show
 * @param all of everything, each text included
 * @param calendar of the days that the page about the owner shows
 * @param texts of the text of an article, in all its languages, and of the replies to it, by slug
 */
export type Version = { list: string; all: string; calendar: string; texts: ReadonlyMap<string, string> }

/** The content as it shows at one moment; it never changes. */
export type Snapshot = {
  values: Values & ContentValues
  /** The published articles, newest first; the same list while nothing in it changes. */
  articles: readonly ArticleSummary[]
  bySlug: ReadonlyMap<string, ArticleEntry>
  /** The slugs of the articles by their lower-case spelling. */
  spellings: ReadonlyMap<string, string>
  /** The articles in English, in the order of their originals, and the hashes of their texts. */
  translated: readonly ArticleSummary[]
  translatedTexts: ReadonlyMap<string, string>
  version: Version
  /** When something else shows although no file and no row has changed, in milliseconds since 1970. */
  until: number
}

/** The part that changes every day, and that the page about the owner shows alone. */
const CALENDAR = 'contributions'

/** The part with the replies to each article, by its slug, which its page shows alone. */
const CONVERSATIONS = 'conversations'

/** Parts that no page shows, or that {@link versionOf} hashes in another form. */
const HASHED_APART = new Set([
  'articles',
  'projects',
  'stories',
  'translations',
  'redirects',
  CALENDAR,
  CONVERSATIONS,
])

/**
 * Creates the snapshot of a state.
 * @param values of every part that pages need
 * @param now milliseconds since 1970
 * @param previous whose lists are used again where they are the same
 */
export function createSnapshot(values: Values, now: number, previous: Snapshot | null): Snapshot {
  // The store hands over a state only once each of these parts was read.
  const held = values as Values & ContentValues
  const waits = datesAhead(now)
  const visible = held.articles.entries.filter(({ row }) => !waits(row))
  const scheduled = held.articles.entries.flatMap(({ row }) =>
    waits(row) ? (publicationDate(row) ?? []) : [],
  )
  const articles = reused(
    visible.map(({ row }) => row),
    previous?.articles,
  )
  const bySlug = new Map(visible.map((entry) => [entry.row.slug, entry]))
  // Of two slugs that differ by capitals alone, the newer article's is found from other spellings.
  const spellings = new Map([...bySlug.keys()].reverse().map((slug) => [slug.toLowerCase(), slug]))
  const texts = held.translations.texts.filter(({ slug }) => bySlug.has(slug))
  const isSameList = articles === previous?.articles && held.translations === previous.values.translations
  const translated = isSameList ? previous.translated : inEnglish(articles, texts)
  const translatedTexts = new Map(texts.map(({ slug, text }) => [slug, text]))
  const translations = texts.map(({ text: _, ...words }) => words)
  return {
    values: held,
    articles,
    bySlug,
    spellings,
    translated,
    translatedTexts,
    version: versionOf({ held, visible, translations, translatedTexts, year: yearInMadrid(new Date(now)) }),
    until: Math.min(nextYear(now), ...scheduled.map(momentInMadrid)),
  }
}

/**
 * Returns the English articles, in the order of the originals: the original with the texts of its translation. What
 * describes the text (excerpt, meta description) is never the original's.
 */
export function inEnglish(
  originals: readonly ArticleSummary[],
  texts: readonly TranslatedText[],
): ArticleSummary[] {
  const bySlug = new Map(texts.map((one) => [one.slug, one]))
  return originals.flatMap((original) => {
    const translation = bySlug.get(original.slug)
    if (!translation) return []
    const { text: _, minutes, ...words } = translation
    const { series: _series, series_order: _order, ...rest } = original
    return [
      {
        ...rest,
        ...words,
        excerpt: words.excerpt ?? null,
        meta_description: words.meta_description ?? null,
        featured_image: words.featured_image ?? original.featured_image,
        tags: words.tags ?? original.tags,
        updated_at: words.updated_at ?? original.updated_at,
        reading_minutes: minutes,
      },
    ]
  })
}

function reused<T>(now: readonly T[], before: readonly T[] | undefined): readonly T[] {
  return before?.length === now.length && now.every((one, at) => one === before[at]) ? before : now
}

/** The footer shows the year. */
function nextYear(now: number): number {
  return momentInMadrid(`${yearInMadrid(new Date(now)) + 1}-01-01 00:00:00`)
}

type Shown = {
  held: Values & ContentValues
  visible: readonly ArticleEntry[]
  translations: readonly object[]
  translatedTexts: ReadonlyMap<string, string>
  year: number
}

function versionOf({ held, visible, translations, translatedTexts, year }: Shown): Version {
  const others = Object.keys(held)
    .filter((name) => !HASHED_APART.has(name))
    .sort()
  const list = contentHash(
    [
      String(year),
      ...visible.map(({ row, shown }) => `${row.id} ${shown}`),
      ...[held.projects.rows, held.stories.stories, translations].map(hashOf),
      ...others.map((name) => `${name} ${hashOf(held[name])}`),
    ].join('\n'),
  )
  const replies = (held[CONVERSATIONS] ?? {}) as Readonly<Record<string, object>>
  const texts = new Map(
    visible.map(({ row: { slug }, text }) => {
      const parts = [text ?? '', translatedTexts.get(slug) ?? '']
      return [slug, (Object.hasOwn(replies, slug) ? [...parts, hashOf(replies[slug])] : parts).join('.')]
    }),
  )
  const all = contentHash([list, ...[...texts].map((one) => one.join(' '))].join('\n'))
  return { list, all, calendar: hashOf(held[CALENDAR]), texts }
}

const hashOfObject = onceFor((value: object) => contentHash(JSON.stringify(value)))

function hashOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? hashOfObject(value) : contentHash(String(value))
}

/** Every text that a state refers to. */
export function textsIn(values: Values): Set<string> {
  const { articles, translations } = values as Partial<ContentValues>
  return new Set([
    ...(articles?.entries ?? []).flatMap(({ text }) => text ?? []),
    ...(translations?.texts ?? []).map(({ text }) => text),
  ])
}

/** The page of an article, and the route of its Markdown. */
const ARTICLE = /^(?:\/markdown)?(?:\/en)?\/article\/([^/]+)$/
const ABOUT = /^(?:\/en)?\/about$/
/** Feeds and other files for machines, which may contain every text. */
const FILE = /\.(?:xml|json|txt)$/
/** Drawings, which are made from lists. */
const DRAWN = /^\/media\//

/**
 * Returns the version of what a page shows: it is good as long as this is what it was made from. An edit of a text alone
 * makes its own page stale, and the files that may contain it; an edit of what lists show makes all of them stale.
 * @param path of the page, percent-encoded
 */
export function pageVersion(path: string, { list, all, calendar, texts }: Version): string {
  const segment = ARTICLE.exec(path)?.[1]
  if (segment !== undefined) {
    const slug = (decodeSegment(segment) ?? segment).normalize('NFC')
    return `${list}.${texts.get(slug) ?? texts.get(segment) ?? ''}`
  }
  if (ABOUT.test(path)) return `${list}.${calendar}`
  return FILE.test(path) && !DRAWN.test(path) ? all : list
}
