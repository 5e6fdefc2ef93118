import type { FetchLimits } from '../../../services/http/fetch-text'
import { isRecord, readCount } from '../../../content/read-values'
import { listAllArticles, listAllProjects } from '../../../content/sources/list-all'
import { fetchEnvelope } from '../../../content/sources/http/envelope'
import { createHttpSource } from '../../../content/sources/http/http-source'
import type { Reading } from '../post'
import { Refusal } from '../refusal'
import { listIn } from '../values'
import { readPortfolio } from './portfolio'

type Row = Record<string, unknown>

/**
 * Fetches all published content from a content API, as the site itself would.
 * @param base the URL before `/api/portfolio/`
 * @throws Refusal if a response does not follow the contract
 */
export async function readPortfolioApi(base: string, limits?: FetchLimits): Promise<Reading> {
  const rows = { articles: new Map<number, Row>(), projects: new Map<number, Row>() }
  const source = createHttpSource(base, limits, async (endpoint) => {
    const envelope = await fetchEnvelope(endpoint, limits)
    const data = isRecord(envelope.data) ? envelope.data : {}
    remember(rows.articles, [...listIn(data, 'articles'), ...('content' in data ? [data] : [])])
    remember(rows.projects, listIn(data, 'projects'))
    return envelope
  })
  try {
    const articles = await listAllArticles(source)
    const withText = new Set(articles.whole.map(({ id }) => id))
    for (const article of articles.rows) if (!withText.has(article.id)) await source.findArticle(article)
    const projects = await listAllProjects(source)
    const pick = (from: Map<number, Row>, listed: { id: number }[]) =>
      listed.map(({ id }) => from.get(id)).filter((row) => row !== undefined)
    const reading = readPortfolio({
      articles: pick(rows.articles, articles.rows),
      projects: pick(rows.projects, projects.rows),
      place: base,
      base,
    })
    const skipped = [...articles.skipped, ...projects.skipped].map(({ id, title, field, reason }) => {
      return {
        file: base,
        line: null,
        what: `row ${id}${title ? ` "${title}"` : ''} is left out: ${field} ${reason}`,
      }
    })
    const incomplete = {
      file: base,
      line: null,
      what: 'the API counts more rows than it sent: run the command again',
    }
    const isWhole = articles.complete && projects.complete
    return { ...reading, notes: [...reading.notes, ...skipped, ...(isWhole ? [] : [incomplete])] }
  } catch (error) {
    throw new Refusal(`The API can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Merges responses about a row. Later ones win, since only the response about a single row has its text. */
function remember(rows: Map<number, Row>, answers: unknown[]): void {
  for (const row of answers.filter(isRecord)) {
    const id = readCount(row.id)
    if (id !== null) rows.set(id, { ...rows.get(id), ...row })
  }
}
