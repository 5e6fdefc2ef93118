import autocannon from 'autocannon'
import { withEmptySite } from './empty-page'
import type { Section } from './pages'
import { inTurns, ratios, shown, spread } from './statistics'

const CONNECTIONS = 32
const SECONDS = 5

/** Compares requests a second with those of an empty page of the same Next, in turns. */
export const serving: Section = async ({ url, pages, runs }) =>
  withEmptySite(async (empty) => {
    const chosen = ['/', '/articles', pages.article]
    const measured = await inTurns(runs, {
      empty: () => requestsPerSecond(`${empty.url}/`),
      ...Object.fromEntries(chosen.map((page) => [page, () => requestsPerSecond(url + page)])),
    })
    const reference = measured.empty ?? []
    return {
      title: `Requests a second over ${CONNECTIONS} connections, gzip`,
      heads: ['page', 'this site', 'empty page', 'ratio'],
      rows: chosen.map((page) => [
        page,
        shown(spread(measured[page] ?? [])),
        shown(spread(reference)),
        shown(ratios(measured[page] ?? [], reference)),
      ]),
    }
  })

/** @throws Error on failed responses, since fast errors would distort the figure */
async function requestsPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' }
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
  })
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers that aren't 200, ${errors} errors`)
  return requests.average
}
