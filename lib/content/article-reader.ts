import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { contentHash } from './snapshot'
import { assertPlausible, logNewlySkipped } from './plausible'
import { datesAhead } from './publication'
import type { ReadOptions } from './part'
import type { ContentSource } from './content-source'
import { listAllArticles, newestFirst, withOwnSlugs } from './sources/list-all'
import type { Texts } from './texts'
import type { Article, ArticleEntry, ArticleIndex, ArticleSummary, SkippedRow } from './types'

/** Maximum number of articles that a counted, but incomplete list is asked for one by one. */
const MAX_UNSEEN = 24
const AT_ONCE = 4
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
    // The source counts more rows than it listed: an article missing from the list may still exist.
    const unseen = sent.complete ? [] : (before ?? []).filter(({ id }) => !listed.has(id))
    const found = await oneByOne(unseen.slice(0, MAX_UNSEEN))
    const kept = unseen.filter(({ id }) => found.get(id) !== 'gone').map((row) => ({ row, text: null }))
    const bare = await readBareTexts(received, previous)
    const index = await indexOf([...received, ...kept], {
      previous,
      waits,
      known: new Map([...found, ...bare.found]),
      skipped: [...sent.skipped, ...bare.skipped],
    })
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
  async function readBareTexts(received: Received[], previous: ArticleIndex | null) {
    const held = new Set(previous?.entries.flatMap(({ row, text }) => (text === null ? [] : [row.id])))
    const bare = received.flatMap(({ row, text }) => (text === null ? [row] : []))
    const [again, missing] = [bare.filter(({ id }) => held.has(id)), bare.filter(({ id }) => !held.has(id))]
    const start = again.length > 0 ? turn % again.length : 0
    const inTurn = [...again.slice(start), ...again.slice(0, start)]
    const asked = [...missing, ...inTurn].slice(0, maxBareTexts)
    turn = start + Math.max(0, asked.length - missing.length)
    const found = await oneByOne(asked)
    const skipped = asked.flatMap(({ id, title }): SkippedRow[] => {
      const failure = found.get(id)
      if (failure === 'gone')
        return [
          { id: String(id), title, field: 'id', reason: 'is listed, but the source answers 404 for it' },
        ]
      if (!(failure instanceof Error)) return []
      return [
        { id: String(id), title, field: 'content', reason: `is missing in the list, and ${failure.message}` },
      ]
    })
    return { found, skipped }
  }

  /** Requests articles one by one. @returns by id: the text's hash, `gone`, or the error of the request */
  async function oneByOne(rows: ArticleSummary[]): Promise<Map<number, Answer>> {
    const answers = new Map<number, Answer>()
    for (let start = 0; start < rows.length; start += AT_ONCE)
      await Promise.all(
        rows.slice(start, start + AT_ONCE).map(async (row) => {
          const found = await source.findArticle(row).catch((error: Error) => error)
          if (found instanceof Error) answers.set(row.id, found)
          else
            answers.set(
              row.id,
              found ? { row: summaryOf(found), text: await texts.put(found.content) } : 'gone',
            )
        }),
      )
    return answers
  }

  type IndexOptions = {
    previous: ArticleIndex | null
    waits: (article: ArticleSummary) => boolean
    known?: Map<number, Answer>
    skipped: SkippedRow[]
  }

  async function indexOf(
    received: Received[],
    { previous, waits, known = new Map(), skipped }: IndexOptions,
  ): Promise<ArticleIndex> {
    const before = new Map(previous?.entries.map((entry) => [entry.row.id, entry]))
    const all = new Map(received.map((one) => [one.row.id, one]))
    for (const [id, answer] of known)
      if (answer === 'gone') all.delete(id)
      else if (!(answer instanceof Error)) all.set(id, answer)
    const { rows, refused } = withOwnSlugs(
      [...all.values()].map(({ row }) => row),
      waits,
    )
    const entries: ArticleEntry[] = []
    for (const [at, row] of rows.sort(newestFirst).entries()) {
      if (at % SLICE === SLICE - 1) await setImmediate()
      entries.push(entryOf(row, all.get(row.id)?.text ?? null, before.get(row.id)))
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
