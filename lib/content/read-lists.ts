import 'server-only'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { UpstreamError } from './errors'
import { contentHash } from './snapshot'
import { datesAhead } from './publication'
import { logNewlySkipped, type ReadOptions } from './part'
import type { ContentSource } from './content-source'
import { listAllArticles, listAllProjects, newestFirst, withOwnSlugs } from './sources/list-all'
import type { Texts } from './texts'
import type { Article, ArticleEntry, ArticleIndex, ArticleSummary, ProjectList, SkippedRow } from './types'

/** Requests for single articles at once. */
const AT_ONCE = 4
/** Articles that a counted, but incomplete list is asked for one by one. */
const MAX_UNSEEN = 24
/** Articles that are hashed between two pauses, in which the process serves requests. */
const SLICE = 100

type Options = {
  source: ContentSource
  texts: Texts
  /** How many texts are read one by one at a load, where the lists of an API leave them out. */
  maxBareTexts: number
  /** Milliseconds since 1970: an article with a later date is not published yet. */
  now?: () => number
}

/** An article of which the text's hash is known; null where the source said nothing of its text. */
type Received = { row: ArticleSummary; text: string | null }

/**
 * Creates the reader of all articles. It stores their texts, and returns their metadata with the hashes of what lists
 * show and of the text. An entry that has not changed stays the same object.
 */
export function createArticleReader({ source, texts, maxBareTexts, now = Date.now }: Options) {
  /** Where the next load goes on reading texts one by one. */
  let turn = 0
  /** Hashes of texts, by article: a file that has not changed is the same object at every load. */
  const known = new WeakMap<Article, string>()

  async function store(whole: Article[], hashes: Map<number, string>): Promise<void> {
    for (const [at, article] of whole.entries()) {
      if (at % SLICE === SLICE - 1) await setImmediate()
      const hash = known.get(article) ?? (await texts.put(article.content))
      known.set(article, hash)
      hashes.set(article.id, hash)
    }
  }

  return async function read(previous: ArticleIndex | null, options: ReadOptions): Promise<ArticleIndex> {
    const { articles } = options
    return articles && previous && !source.isLocal ? readSome(previous, articles) : readAll(previous, options)
  }

  async function readAll(previous: ArticleIndex | null, options: ReadOptions): Promise<ArticleIndex> {
    const waits = datesAhead(now())
    const hashes = new Map<number, string>()
    const sent = await listAllArticles(source, { waits, onTexts: (whole) => store(whole, hashes) })
    const before = previous?.entries.map(({ row }) => row)
    assertPlausible(source.name, sent, before, { allowEmpty: options.allowEmpty })
    const listed = new Set(sent.rows.map(({ id }) => id))
    const received: Received[] = sent.rows.map((row) => ({ row, text: hashes.get(row.id) ?? null }))
    const held = new Set(previous?.entries.flatMap(({ row, text }) => (text === null ? [] : row.slug)))
    const { found, skipped } = await readBareTexts(received, held)
    // Where the source counts more rows than it listed, an article missing from the list may still exist.
    const unseen = sent.complete ? [] : (before ?? []).filter(({ id }) => !listed.has(id))
    for (const [id, answer] of await ask(unseen.slice(0, MAX_UNSEEN))) found.set(id, answer)
    const all = [...received, ...unseen.map((row) => ({ row, text: null }))].flatMap((one) => {
      const answer = found.get(one.row.id) ?? one
      // Listed, and not found: a source that contradicts itself deletes no good text.
      if (answer === 'gone') return listed.has(one.row.id) && held.has(one.row.slug) ? [one] : []
      return [answer instanceof Error ? one : answer]
    })
    const index = await indexOf(all, { previous, waits, skipped: [...sent.skipped, ...skipped] })
    logNewlySkipped('articles', index.skipped, previous?.skipped)
    return index
  }

  /** Reads single articles, for an order: each by its id, one that isn't known from the first page of the list. */
  async function readSome(previous: ArticleIndex, slugs: readonly string[]): Promise<ArticleIndex> {
    const known = new Map(previous.entries.map(({ row }) => [row.slug, row]))
    const changed = new Map<number, Article | null>()
    for (const row of slugs.flatMap((slug) => known.get(slug) ?? []))
      changed.set(row.id, await source.findArticle(row))
    if (slugs.some((slug) => !known.has(slug))) {
      const { whole = [] } = await source.listArticles({ page: 1, limit: source.maxLimit })
      for (const article of whole) if (!changed.has(article.id)) changed.set(article.id, article)
    }
    const others = previous.entries.filter(({ row }) => !changed.has(row.id))
    const received: Received[] = others.map(({ row, text }) => ({ row, text }))
    for (const article of changed.values())
      if (article) received.push({ row: summaryOf(article), text: await texts.put(article.content) })
    return indexOf(received, { previous, waits: datesAhead(now()), skipped: previous.skipped })
  }

  /**
   * Reads the texts that a list leaves out: those that were never read first, then the others in turn. Fails for a text
   * only: the last good one remains.
   */
  async function readBareTexts(received: Received[], held: ReadonlySet<string>) {
    const bare = received.flatMap(({ row, text }) => (text === null ? [row] : []))
    const again = bare.filter(({ slug }) => held.has(slug))
    const missing = bare.filter(({ slug }) => !held.has(slug))
    const start = again.length > 0 ? turn % again.length : 0
    const inTurn = [...again.slice(start), ...again.slice(0, start)]
    const asked = [...missing, ...inTurn].slice(0, maxBareTexts)
    turn = start + Math.max(0, asked.length - missing.length)
    const found = await ask(asked)
    const skipped = asked.flatMap(({ id, title }): SkippedRow[] => {
      const row = { id: String(id), title }
      const answer = found.get(id)
      if (answer === 'gone')
        return [{ ...row, field: 'id', reason: 'is listed, but the source answers 404 for it' }]
      if (!(answer instanceof Error)) return []
      return [{ ...row, field: 'content', reason: `is missing in the list, and ${answer.message}` }]
    })
    return { found, skipped }
  }

  /** Requests articles one by one. @returns by id: the article, `gone`, or the error of the request */
  async function ask(rows: ArticleSummary[]): Promise<Map<number, Answer>> {
    const answers = new Map<number, Answer>()
    const limit = pLimit(AT_ONCE)
    await limit.map(rows, async (row) => {
      const answer = await source.findArticle(row).catch((error: Error) => error)
      if (answer instanceof Error || !answer) return void answers.set(row.id, answer ?? 'gone')
      answers.set(row.id, { row: summaryOf(answer), text: await texts.put(answer.content) })
    })
    return answers
  }

  type IndexOptions = {
    previous: ArticleIndex | null
    waits: (article: ArticleSummary) => boolean
    skipped: SkippedRow[]
  }

  async function indexOf(all: Received[], { previous, waits, skipped }: IndexOptions): Promise<ArticleIndex> {
    // By slug: a database may give an id to another article.
    const before = new Map(previous?.entries.map((entry) => [entry.row.slug, entry]))
    const texts = new Map(all.map(({ row, text }) => [row.id, text]))
    const { rows, refused } = withOwnSlugs(
      all.map(({ row }) => row),
      waits,
    )
    const entries: ArticleEntry[] = []
    for (const [at, row] of rows.sort(newestFirst).entries()) {
      if (at % SLICE === SLICE - 1) await setImmediate()
      entries.push(entryOf(row, texts.get(row.id) ?? null, before.get(row.slug)))
    }
    return { entries, skipped: [...skipped, ...refused] }
  }

  function entryOf(row: ArticleSummary, text: string | null, before: ArticleEntry | undefined): ArticleEntry {
    const known = text ?? before?.text ?? null
    if (before?.row === row && before.text === known) return before
    const { updated_at, ...rest } = row
    const shown = contentHash(JSON.stringify(source.isLocal ? { ...rest, updated_at } : rest))
    // What an API says of its last change moves with each view: it counts only along with an edit.
    return before?.shown === shown && before.text === known ? before : { row, shown, text: known }
  }
}

type Answer = Received | 'gone' | Error

function summaryOf({ content: _, ...summary }: Article): ArticleSummary {
  return summary
}

/** Creates the reader of all projects. */
export function createProjectReader(source: ContentSource) {
  return async function read(previous: ProjectList | null, options: ReadOptions): Promise<ProjectList> {
    const sent = await listAllProjects(source)
    assertPlausible(source.name, sent, previous?.rows, options)
    const ids = new Set(sent.rows.map(({ id }) => id))
    const unseen = sent.complete || !previous ? [] : previous.rows.filter(({ id }) => !ids.has(id))
    logNewlySkipped('projects', sent.skipped, previous?.skipped)
    return { rows: [...sent.rows, ...unseen], skipped: sent.skipped }
  }
}

/** Losses up to this number of rows are accepted, however short the list is. */
const ALWAYS_BELIEVED = 10

/** Rows are matched by id or by slug: an article keeps its slug even if a database migration gives all of them new ids. */
type Listed = { id: number; slug?: string }

/**
 * The rows that a source sent.
 * @param isProven whether it has read everything there is, so that rows missing here no longer exist
 */
type Sent = { rows: Listed[]; isProven: boolean }

/**
 * Rejects a list that lost all rows, or more than half of them and more than ten at once: the source has probably
 * failed, or files are being copied. `allowEmpty` accepts any list. Without it, a list of up to ten rows may become
 * empty only where the source has proven that.
 * @throws UpstreamError
 */
function assertPlausible(
  name: string,
  { rows: now, isProven }: Sent,
  before: Listed[] | undefined,
  { allowEmpty }: { allowEmpty?: boolean },
): void {
  if (!before?.length || allowEmpty) return
  const ids = new Set(now.map(({ id }) => id))
  const slugs = new Set(now.flatMap(({ slug }) => slug ?? []))
  const lost = before.filter(({ id, slug }) => !ids.has(id) && !slugs.has(slug ?? '')).length
  if (now.length === 0 && !isProven)
    throw new UpstreamError(name, `the list is empty, it held ${before.length} before`)
  if (lost > ALWAYS_BELIEVED && lost * 2 > before.length)
    throw new UpstreamError(
      name,
      `the list lost ${lost} of its ${before.length} rows, and holds ${now.length} now`,
    )
}
