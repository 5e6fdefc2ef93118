import { InvalidDataError } from '../errors'
import { publicationDate } from '../publication'
import type { Article, ArticleSummary, Project, SkippedRow } from '../types'
import type { ContentSource, Received } from '../content-source'

const MAX_PAGES = 2_000
/** Pages that are requested at once, after the first one. */
const PAGES_AT_ONCE = 4

/**
 * All rows of a source, and in `whole` the articles whose bodies came with the list.
 * @param complete false when the source's total exceeds the rows it sent; without a total, when its pages repeat a row
 *   or have none
 * @param isProven as in {@link Received}
 */
type WholeList<Row> = {
  rows: Row[]
  skipped: SkippedRow[]
  whole: Article[]
  complete: boolean
  isProven: boolean
}

type ArticleLister = Pick<ContentSource, 'name' | 'maxLimit' | 'listArticles'>
type ProjectLister = Pick<ContentSource, 'name' | 'maxLimit' | 'listProjects'>
type Part<Row> = Received & { rows: Row[]; pages: number; total: number | undefined }

type ListOptions = {
  /**
   * Whether an article has a future date: if it shares its slug, an article that is already published keeps the slug.
   */
  waits?: (article: ArticleSummary) => boolean
  /** Takes over the texts of a page as soon as it has arrived, so that not all of them are in memory at once. */
  onTexts?: (whole: Article[]) => Promise<void>
}

/**
 * Reads every published article of a source, a few pages at once.
 * @returns newest first (by the displayed date, then id), those without a date last; of equal slugs the first keeps it
 */
export async function listAllArticles(
  source: ArticleLister,
  { waits = () => false, onTexts }: ListOptions = {},
): Promise<WholeList<ArticleSummary>> {
  const all = await listAll(source.name, async (page) => {
    const { articles, pagination, ...received } = await source.listArticles({ page, limit: source.maxLimit })
    const part = { rows: articles, pages: pagination.total_pages, total: pagination.total_items, ...received }
    if (!onTexts) return part
    await onTexts(part.whole ?? [])
    return { ...part, whole: [] }
  })
  const { rows, refused } = withOwnSlugs(all.rows, waits)
  const shown = new Set(rows.map(({ id }) => id))
  const whole = all.whole.filter(({ id }) => shown.has(id))
  return { ...all, rows, skipped: [...all.skipped, ...refused], whole }
}

/**
 * Sorts articles, newest first, and leaves out those whose slug another one has: of equal slugs the newest published
 * article keeps it.
 */
export function withOwnSlugs(
  articles: readonly ArticleSummary[],
  waits: (article: ArticleSummary) => boolean,
): { rows: ArticleSummary[]; refused: SkippedRow[] } {
  const owners = new Map<string, number>()
  const refused: SkippedRow[] = []
  const sorted = articles.toSorted(newestFirst)
  const rows = [...sorted.filter((row) => !waits(row)), ...sorted.filter(waits)].filter((article) => {
    const { id, slug, title } = article
    const owner = owners.get(slug)
    if (owner === undefined) return owners.set(slug, id)
    const reason = `the article with id ${owner} has it too`
    refused.push({ id: String(id), title, field: 'slug', reason })
    return false
  })
  return { rows, refused }
}

/** Lists every project of a source, in display order. */
export function listAllProjects(source: ProjectLister): Promise<WholeList<Project>> {
  return listAll(source.name, async (page) => {
    const { projects, pagination, ...received } = await source.listProjects({ page, limit: source.maxLimit })
    return { rows: projects, pages: pagination.pages, total: pagination.total, ...received }
  })
}

/**
 * Lists all pages. Rows can move between two pages meanwhile, so that one is duplicated and another missing: duplicates
 * are dropped, and when rows are missing, the list is read a second time and merged with the first.
 */
async function listAll<Row extends { id: number }>(
  name: string,
  readPage: (page: number) => Promise<Part<Row>>,
): Promise<WholeList<Row>> {
  const first = await readPages(name, readPage)
  if (first.keys.size >= first.total) return resultOf(first)
  const second = await readPages(name, readPage)
  // Rows of the second read take precedence; those that only the first one had are added.
  const rows = new Map([...second.rows, ...[...first.rows].filter(([id]) => !second.rows.has(id))])
  const skipped = new Map([...first.skipped, ...second.skipped])
  const keys = new Set([...first.keys, ...second.keys])
  return resultOf({ ...second, rows, skipped, keys })
}

type PagesRead<Row> = {
  rows: Map<number, Row>
  skipped: Map<string, SkippedRow>
  keys: Set<string>
  whole: Article[]
  total: number
  isProven: boolean
}

function resultOf<Row>({ rows, skipped, keys, total, ...read }: PagesRead<Row>): WholeList<Row> {
  const { whole, isProven } = read
  const complete = keys.size >= total
  return { rows: [...rows.values()], skipped: [...skipped.values()], whole, complete, isProven }
}

async function readPages<Row extends { id: number }>(
  name: string,
  readPage: (page: number) => Promise<Part<Row>>,
): Promise<PagesRead<Row>> {
  const read: PagesRead<Row> = {
    rows: new Map(),
    skipped: new Map(),
    keys: new Set(),
    whole: [],
    total: 0,
    isProven: true,
  }
  let counted = 0
  let pages = 1
  for (let page = 1; page <= pages;) {
    const next = Array.from({ length: page === 1 ? 1 : PAGES_AT_ONCE }, (_, index) => page + index)
    const answers = await Promise.all(next.filter((one) => one <= pages).map(readPage))
    for (const answer of answers) {
      // Stands in for a missing total: a row on two pages hides another, and a page after the first has at least one row.
      counted += Math.max(answer.received.length, page === 1 ? 0 : 1)
      for (const row of answer.rows) if (!read.rows.has(row.id)) read.rows.set(row.id, row)
      for (const row of answer.skipped) read.skipped.set(`${row.id} ${row.field}`, row)
      for (const key of answer.received) read.keys.add(key)
      read.whole.push(...(answer.whole ?? []))
      pages = bounded(name, answer.pages)
      read.total = answer.total ?? counted
      read.isProven &&= answer.isProven === true
      page += 1
    }
  }
  return read
}

function bounded(name: string, pages: number): number {
  if (pages > MAX_PAGES) throw new InvalidDataError(name, 'pagination', `at most ${MAX_PAGES} pages`, pages)
  return pages
}

export function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return (publicationDate(b) ?? '').localeCompare(publicationDate(a) ?? '') || b.id - a.id
}
