import { InvalidDataError } from '../errors'
import { datesAhead, publicationDate } from '../publication'
import type { ArticleSummary, Project, SkippedRow } from '../types'
import type { ContentSource, ListedArticle, ListPage } from '../content-source'

const MAX_PAGES = 2_000
/** Pages that are requested at once, after the first one. */
const PAGES_AT_ONCE = 4

/**
 * All rows of a source.
 * @param complete false when the source's total exceeds the rows it sent; without a total, when its pages repeat a row
 *   or have none
 * @param isProven as in {@link ListPage}
 */
type WholeList<Row> = { rows: Row[]; skipped: SkippedRow[]; complete: boolean; isProven: boolean }

/**
 * Reads every published article of a source.
 * @param now milliseconds since 1970
 * @returns as {@link withOwnSlugs}
 */
export async function listAllArticles(
  source: Pick<ContentSource, 'name' | 'listArticles'>,
  now = Date.now(),
): Promise<WholeList<ListedArticle>> {
  const all = await listAll(source.name, (page) => source.listArticles(page))
  const { own, refused } = withOwnSlugs(all.rows, (row) => row, datesAhead(now))
  return { ...all, rows: own, skipped: [...all.skipped, ...refused] }
}

/** Reads every project of a source. */
export function listAllProjects(
  source: Pick<ContentSource, 'name' | 'listProjects'>,
): Promise<WholeList<Project>> {
  return listAll(source.name, (page) => source.listProjects(page))
}

/**
 * Sorts articles, newest first (by the displayed date, then id), those without a date last, and leaves out those whose
 * slug another one has: of equal slugs the newest published article keeps it.
 * @param waits whether an article has a future date
 */
export function withOwnSlugs<One>(
  all: readonly One[],
  rowOf: (one: One) => ArticleSummary,
  waits: (row: ArticleSummary) => boolean,
): { own: One[]; refused: SkippedRow[] } {
  const owners = new Map<string, ArticleSummary>()
  const refused: SkippedRow[] = []
  const sorted = all.toSorted((a, b) => newestFirst(rowOf(a), rowOf(b)))
  const rows = sorted.map(rowOf)
  for (const row of [...rows.filter((one) => !waits(one)), ...rows.filter(waits)]) {
    const { id, slug, title } = row
    const owner = owners.get(slug)
    if (!owner) owners.set(slug, row)
    else
      refused.push({
        id: `${id}`,
        title,
        field: 'slug',
        reason: `the article with id ${owner.id} has it too`,
      })
  }
  return { own: sorted.filter((one) => owners.get(rowOf(one).slug) === rowOf(one)), refused }
}

/**
 * Reads all pages of a list, a few at once. Rows can move between two pages meanwhile, so that one is duplicated and
 * another missing: duplicates are dropped, and when rows are missing, the list is read a second time and merged with the
 * first.
 */
export async function listAll<Row extends { id: number }>(
  name: string,
  readPage: (page: number) => Promise<ListPage<Row>>,
): Promise<WholeList<Row>> {
  const first = await readPages(name, readPage)
  const last = first.keys.size < first.total ? await readPages(name, readPage) : first
  // Rows of the second read take precedence; those that only the first one had are added.
  const rows = new Map([...last.rows, ...[...first.rows].filter(([id]) => !last.rows.has(id))])
  const skipped = new Map([...first.skipped, ...last.skipped])
  const keys = new Set([...first.keys, ...last.keys])
  return {
    rows: [...rows.values()],
    skipped: [...skipped.values()],
    complete: keys.size >= last.total,
    isProven: last.isProven,
  }
}

async function readPages<Row extends { id: number }>(
  name: string,
  readPage: (page: number) => Promise<ListPage<Row>>,
) {
  const read = {
    rows: new Map<number, Row>(),
    skipped: new Map<string, SkippedRow>(),
    keys: new Set<string>(),
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
      pages = answer.pages
      if (pages > MAX_PAGES)
        throw new InvalidDataError(name, 'pagination', `at most ${MAX_PAGES} pages`, pages)
      read.total = answer.total ?? counted
      read.isProven &&= answer.isProven === true
      page += 1
    }
  }
  return read
}

export function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return (publicationDate(b) ?? '').localeCompare(publicationDate(a) ?? '') || b.id - a.id
}
