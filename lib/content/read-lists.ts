import 'server-only'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { UpstreamError } from './errors'
import { datesAhead } from './publication'
import { logNewlySkipped, type ReadOptions } from './part'
import type { ContentSource } from './content-source'
import { listAllArticles, listAllProjects, newestFirst } from './sources/list-all'
import type {
  Article,
  ArticleEntry,
  ArticleIndex,
  ArticleSummary,
  ListedArticle,
  ProjectList,
  SkippedRow,
} from './types'

/** Requests for single articles at once. */
const AT_ONCE = 4
/** Articles that are compared between two pauses, in which the process serves requests. */
const SLICE = 100
/** How many texts are read one by one at a load, where the lists of an API leave them out. */
const MAX_TEXTS = 200

type Options = { maxTexts?: number; /** Milliseconds since 1970. */ now?: () => number }
type Entries = ReadonlyMap<string, ArticleEntry>

/** Creates the reader of all articles. An entry that has not changed stays the same object. */
export function createArticleReader(
  source: ContentSource,
  { maxTexts = MAX_TEXTS, now = Date.now }: Options = {},
) {
  /** Where the next load goes on reading texts one by one. */
  let turn = 0

  return async function read(
    previous: ArticleIndex | null,
    { article, allowEmpty }: ReadOptions,
  ): Promise<ArticleIndex> {
    if (article !== undefined && previous && !source.isLocal) return readOne(previous, article)
    const sent = await listAllArticles(source, datesAhead(now()))
    if (!allowEmpty)
      assertPlausible(
        source.name,
        sent,
        previous?.entries.map(({ row }) => row),
      )
    // By slug: a database may give an id to another article.
    const before: Entries = new Map(previous?.entries.map((entry) => [entry.row.slug, entry]))
    const { answers, skipped } = await readTexts(sent.rows, before)
    const entries: ArticleEntry[] = []
    for (const [at, listed] of sent.rows.entries()) {
      if (at % SLICE === SLICE - 1) await setImmediate()
      const answer = answers.get(listed.id)
      const held = before.get(listed.slug)
      // Listed, and not found: a source that contradicts itself deletes no good text.
      if (answer === null && typeof held?.content !== 'string') continue
      entries.push(entryOf(answer instanceof Error ? listed : (answer ?? listed), held))
    }
    const index = { entries, skipped: [...sent.skipped, ...skipped] }
    logNewlySkipped('articles', index.skipped, previous?.skipped)
    return index
  }

  /** Reads one article, for an order: by its id, one that isn't known from the first page of the list. */
  async function readOne(previous: ArticleIndex, slug: string): Promise<ArticleIndex> {
    const known = previous.entries.find(({ row }) => row.slug === slug)
    const listed = known ? null : await findInFirstPage(slug)
    const row = known?.row ?? listed
    const found = typeof listed?.content === 'string' ? listed : row && (await source.findArticle(row))
    const others = previous.entries.filter((one) => one !== known && one.row.id !== found?.id)
    const entries = found ? [...others, entryOf(found, known)] : others
    return { ...previous, entries: entries.sort((a, b) => newestFirst(a.row, b.row)) }
  }

  async function findInFirstPage(slug: string): Promise<ListedArticle | undefined> {
    const { rows } = await source.listArticles({ page: 1, limit: source.maxLimit })
    return rows.find((row) => row.slug === slug)
  }

  /**
   * Reads the texts that a list leaves out: those that were never read first, then the others in turn. Fails for a text
   * only: the last good one remains.
   * @returns by id: the article, null for one that isn't there, or the error of the request
   */
  async function readTexts(rows: readonly ListedArticle[], before: Entries) {
    const bare = rows.filter(({ content }) => content === null)
    const isHeld = ({ slug }: ArticleSummary) => typeof before.get(slug)?.content === 'string'
    const [missing, again] = [bare.filter((row) => !isHeld(row)), bare.filter(isHeld)]
    const start = turn % Math.max(1, again.length)
    const asked = [...missing, ...again.slice(start), ...again.slice(0, start)].slice(0, maxTexts)
    turn = start + Math.max(0, asked.length - missing.length)
    const answers = new Map<number, Article | null | Error>()
    await pLimit(AT_ONCE).map(asked, async (row) => {
      answers.set(row.id, await source.findArticle(row).catch((error: Error) => error))
    })
    const skipped = asked.flatMap(({ id, title }): SkippedRow[] => {
      const [row, answer] = [{ id: String(id), title }, answers.get(id)]
      if (answer === null)
        return [{ ...row, field: 'id', reason: 'is listed, but the source answers 404 for it' }]
      if (!(answer instanceof Error)) return []
      return [{ ...row, field: 'content', reason: `is missing in the list, and ${answer.message}` }]
    })
    return { answers, skipped }
  }

  function entryOf({ content, ...row }: ListedArticle, before: ArticleEntry | undefined): ArticleEntry {
    const text = content ?? before?.content ?? null
    return before?.content === text && shown(before.row) === shown(row) ? before : { row, content: text }
  }

  /** What an API says of its last change moves with each view: it counts only along with an edit. */
  function shown({ updated_at, ...row }: ArticleSummary): string {
    return JSON.stringify(source.isLocal ? { ...row, updated_at } : row)
  }
}

/** Creates the reader of all projects. */
export function createProjectReader(source: ContentSource) {
  return async function read(
    previous: ProjectList | null,
    { allowEmpty }: ReadOptions,
  ): Promise<ProjectList> {
    const { isProven, ...list } = await listAllProjects(source)
    if (!allowEmpty) assertPlausible(source.name, { ...list, isProven }, previous?.rows)
    logNewlySkipped('projects', list.skipped, previous?.skipped)
    return list
  }
}

/** Losses up to this number of rows are accepted, however short the list is. */
const ALWAYS_BELIEVED = 10

/** Rows are matched by id or by slug: an article keeps its slug even if a database migration gives all of them new ids. */
type Known = { id: number; slug?: string }

/**
 * Rejects a list that lost all rows, or more than half of them and more than ten at once: the source has probably
 * failed, or files are being copied. A list of up to ten rows may become empty only where the source has proven that.
 * @throws UpstreamError
 */
function assertPlausible(
  name: string,
  { rows, isProven }: { rows: Known[]; isProven: boolean },
  before: Known[] = [],
): void {
  const ids = new Set(rows.map(({ id }) => id))
  const slugs = new Set(rows.flatMap(({ slug }) => slug ?? []))
  const lost = before.filter(({ id, slug }) => !ids.has(id) && !slugs.has(slug ?? '')).length
  if (before.length > 0 && rows.length === 0 && !isProven)
    throw new UpstreamError(name, `the list is empty, it held ${before.length} before`)
  if (lost > ALWAYS_BELIEVED && lost * 2 > before.length)
    throw new UpstreamError(
      name,
      `the list lost ${lost} of its ${before.length} rows, and holds ${rows.length} now`,
    )
}
