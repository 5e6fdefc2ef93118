import { InvalidDataError } from '../errors'
import { publicationDate } from '../publication'
import type { ArticleSummary, ListedArticle, Project, SkippedRow } from '../types'
import type { ContentSource, Listed } from '../content-source'

const MAX_PAGES = 2_000
/** Pages that are requested at once, after the first one. */
const PAGES_AT_ONCE = 4

/** All rows of a source. @param isProven as in {@link Listed} */
type WholeList<Row> = { rows: Row[]; skipped: SkippedRow[]; isProven: boolean }

type ArticleLister = Pick<ContentSource, 'name' | 'maxLimit' | 'listArticles'>
type ProjectLister = Pick<ContentSource, 'name' | 'maxLimit' | 'listProjects'>

/**
 * Lists every published article of a source, the newest first. Of equal slugs the newest article keeps it, one that is
 * already published before one that waits.
 * @param waits whether an article has a future date
 */
export async function listAllArticles(
  source: ArticleLister,
  waits: (article: ArticleSummary) => boolean = () => false,
): Promise<WholeList<ListedArticle>> {
  const limit = source.maxLimit
  const all = await listAll(source.name, (page) => source.listArticles({ page, limit }))
  const owners = new Map<string, number>()
  const sorted = all.rows.toSorted(newestFirst)
  for (const { slug, id } of [...sorted.filter((row) => !waits(row)), ...sorted.filter(waits)])
    if (!owners.has(slug)) owners.set(slug, id)
  const rows = sorted.filter(({ slug, id }) => owners.get(slug) === id)
  const refused = sorted.flatMap(({ id, slug, title }): SkippedRow[] => {
    const reason = `the article with id ${owners.get(slug)} has it too`
    return owners.get(slug) === id ? [] : [{ id: String(id), title, field: 'slug', reason }]
  })
  return { ...all, rows, skipped: [...all.skipped, ...refused] }
}

/** Lists every project of a source, in display order. */
export function listAllProjects(source: ProjectLister): Promise<WholeList<Project>> {
  return listAll(source.name, (page) => source.listProjects({ page, limit: source.maxLimit }))
}

/**
 * Lists all pages, a few at once. Rows can move between two pages meanwhile, so that one comes twice and another not at
 * all: then the list is read a second time, and rows that only the first read had are added.
 */
async function listAll<Row extends { id: number }>(
  name: string,
  readPage: (page: number) => Promise<Listed<Row>>,
): Promise<WholeList<Row>> {
  const first = await readPages(name, readPage)
  const { rows, skipped, isProven } = first.isMoving ? await readPages(name, readPage) : first
  for (const [id, row] of first.rows) if (!rows.has(id)) rows.set(id, row)
  return { rows: [...rows.values()], skipped: [...skipped.values()], isProven }
}

async function readPages<Row extends { id: number }>(
  name: string,
  readPage: (page: number) => Promise<Listed<Row>>,
) {
  const read = { rows: new Map<number, Row>(), skipped: new Map<string, SkippedRow>(), isProven: true }
  let received = 0
  let pages = 1
  for (let page = 1; page <= pages;) {
    const next = Array.from({ length: page === 1 ? 1 : PAGES_AT_ONCE }, (_, index) => page + index)
    const answers = await Promise.all(next.filter((one) => one <= pages).map(readPage))
    for (const { rows, skipped, isProven, pages: counted } of answers) {
      for (const row of rows) if (!read.rows.has(row.id)) read.rows.set(row.id, row)
      for (const row of skipped) read.skipped.set(`${row.id} ${row.field}`, row)
      received += rows.length + skipped.length
      pages = counted
      read.isProven &&= isProven === true
      page += 1
    }
    if (pages > MAX_PAGES) throw new InvalidDataError(name, 'pagination', `at most ${MAX_PAGES} pages`, pages)
  }
  return { ...read, isMoving: received > read.rows.size + read.skipped.size }
}

export function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return (publicationDate(b) ?? '').localeCompare(publicationDate(a) ?? '') || b.id - a.id
}
