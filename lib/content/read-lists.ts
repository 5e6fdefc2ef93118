import 'server-only'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { UpstreamError } from './errors'
import { contentHash } from './snapshot'
import { datesAhead } from './publication'
import { logNewlySkipped, type ReadOptions } from './part'
import type { ContentSource, ListedArticle } from './content-source'
import { listAll, listAllProjects, newestFirst, withOwnSlugs } from './sources/list-all'
import type { Texts } from './texts'
import type { ArticleEntry, ArticleIndex, ArticleSummary, ProjectList, SkippedRow } from './types'

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

/** An article with the hash of its text; null where the source said nothing of its text. */
type Received = ArticleSummary & { text: string | null }
type Answer = Received | 'gone' | Error

/**
 * Creates the reader of all articles. It stores their texts, and returns their metadata with the hashes of what lists
 * show and of the text. An entry that has not changed stays the same object.
 */
export function createArticleReader({ source, texts, maxBareTexts, now = Date.now }: Options) {
  /** Where the next load goes on reading texts one by one. */
  let turn = 0
  /** Articles whose texts are stored: a file that has not changed is the same object at every load. */
  const known = new WeakMap<ListedArticle, Received>()

  async function stored(article: ListedArticle): Promise<Received> {
    const { content, ...row } = article
    const received = known.get(article) ?? {
      ...row,
      text: content === null ? null : await texts.put(content),
    }
    known.set(article, received)
    return received
  }

  return async function read(previous: ArticleIndex | null, options: ReadOptions): Promise<ArticleIndex> {
    const { articles } = options
    return articles && previous && !source.isLocal ? readSome(previous, articles) : readAll(previous, options)
  }

  async function readAll(previous: ArticleIndex | null, { allowEmpty }: ReadOptions): Promise<ArticleIndex> {
    const sent = await listAll(source.name, async (page) => {
      const { rows, ...list } = await source.listArticles(page)
      return { ...list, rows: await inSlices(rows, stored) }
    })
    const before = previous?.entries.map(({ row }) => row)
    assertPlausible(source.name, sent, before, { allowEmpty })
    const listed = new Set(sent.rows.map(({ id }) => id))
    const held = new Set(previous?.entries.flatMap(({ row, text }) => (text === null ? [] : row.slug)))
    const bare = inTurn(
      sent.rows.filter(({ text }) => text === null),
      held,
    )
    // Where the source counts more rows than it listed, an article missing from the list may still exist.
    const unseen = sent.complete ? [] : (before ?? []).filter(({ id }) => !listed.has(id))
    const answers = await ask([...bare, ...unseen.slice(0, MAX_UNSEEN)])
    const all = [...sent.rows, ...unseen.map((row) => ({ ...row, text: null }))].flatMap((one) => {
      const answer = answers.get(one.id) ?? one
      // Listed, and not found: a source that contradicts itself deletes no good text.
      if (answer === 'gone') return listed.has(one.id) && held.has(one.slug) ? [one] : []
      return [answer instanceof Error ? one : answer]
    })
    const skipped = bare.flatMap(({ id, title }): SkippedRow[] => {
      const row = { id: String(id), title }
      const answer = answers.get(id)
      if (answer === 'gone')
        return [{ ...row, field: 'id', reason: 'is listed, but the source answers 404 for it' }]
      if (!(answer instanceof Error)) return []
      return [{ ...row, field: 'content', reason: `is missing in the list, and ${answer.message}` }]
    })
    const entryOf = entriesAfter(previous)
    const index = indexOf(await inSlices(all, async (one) => entryOf(one)), [...sent.skipped, ...skipped])
    logNewlySkipped('articles', index.skipped, previous?.skipped)
    return index
  }

  /** Reads single articles, for an order: each by its id, one that isn't known from the first page of the list. */
  async function readSome(previous: ArticleIndex, slugs: readonly string[]): Promise<ArticleIndex> {
    const rows = new Map(previous.entries.map(({ row }) => [row.slug, row]))
    const changed = new Map<number, Received | null>()
    for (const row of slugs.flatMap((slug) => rows.get(slug) ?? [])) {
      const article = await source.findArticle(row)
      changed.set(row.id, article && (await stored(article)))
    }
    if (slugs.some((slug) => !rows.has(slug)))
      for (const article of (await source.listArticles(1)).rows)
        if (article.content !== null && !changed.has(article.id))
          changed.set(article.id, await stored(article))
    const others = previous.entries.filter(({ row }) => !changed.has(row.id))
    const found = [...changed.values()].filter((one) => one !== null)
    return indexOf([...others, ...found.map(entriesAfter(previous))], previous.skipped)
  }

  /** Returns which of the texts that a list leaves out are read now: those that were never read, then the others in turn. */
  function inTurn(bare: Received[], held: ReadonlySet<string>): Received[] {
    const sorted = bare.toSorted(newestFirst)
    const again = sorted.filter(({ slug }) => held.has(slug))
    const missing = sorted.filter(({ slug }) => !held.has(slug))
    const start = again.length > 0 ? turn % again.length : 0
    const asked = [...missing, ...again.slice(start), ...again.slice(0, start)].slice(0, maxBareTexts)
    turn = start + Math.max(0, asked.length - missing.length)
    return asked
  }

  /** Requests articles one by one. @returns by id: the article, `gone`, or the error of the request */
  async function ask(rows: ArticleSummary[]): Promise<Map<number, Answer>> {
    const answers = await pLimit(AT_ONCE).map(rows, async (row): Promise<[number, Answer]> => {
      const answer = await source.findArticle(row).catch((error: Error) => error)
      if (answer instanceof Error) return [row.id, answer]
      return [row.id, answer ? await stored(answer) : 'gone']
    })
    return new Map(answers)
  }

  /** Returns a function that makes the entry of an article, or returns the one from before where it says the same. */
  function entriesAfter(previous: ArticleIndex | null): (one: Received) => ArticleEntry {
    // By slug: a database may give an id to another article.
    const entries = new Map(previous?.entries.map((entry) => [entry.row.slug, entry]))
    return ({ text: received, ...row }) => {
      const before = entries.get(row.slug)
      const text = received ?? before?.text ?? null
      const { updated_at, ...rest } = row
      const shown = contentHash(JSON.stringify(source.isLocal ? { ...rest, updated_at } : rest))
      // What an API says of its last change moves with each view: it counts only along with an edit.
      return before?.shown === shown && before.text === text ? before : { row, shown, text }
    }
  }

  function indexOf(entries: ArticleEntry[], skipped: SkippedRow[]): ArticleIndex {
    const { own, refused } = withOwnSlugs(entries, ({ row }) => row, datesAhead(now()))
    return { entries: own, skipped: [...skipped, ...refused] }
  }
}

/** Maps a list in order, with pauses in which the process serves requests. */
async function inSlices<From, To>(all: readonly From[], map: (one: From) => Promise<To>): Promise<To[]> {
  const mapped: To[] = []
  for (const [at, one] of all.entries()) {
    if (at % SLICE === SLICE - 1) await setImmediate()
    mapped.push(await map(one))
  }
  return mapped
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

type Listed = { id: number; slug?: string }

/**
 * Rejects a list that lost all rows, or more than half of them and more than ten at once: the source has probably
 * failed, or files are being copied. `allowEmpty` accepts any list. Without it, a list of up to ten rows may become
 * empty only where the source has proven that. Rows are matched by id or by slug: an article keeps its slug even if a
 * database migration gives all of them new ids.
 * @throws UpstreamError
 */
function assertPlausible(
  name: string,
  { rows: now, isProven }: { rows: Listed[]; isProven: boolean },
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
