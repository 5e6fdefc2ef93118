import autocannon from 'autocannon'
import { residentMegabytes } from '../load/traffic'
import type { Section } from './pages'

const CONNECTIONS = 32
const REQUESTS = 20_000

/** Measures the server's resident memory before and after 20,000 requests for every page of the sitemap. */
export const memory: Section = async ({ url, pid, pages }) => {
  const atFirst = residentMegabytes(pid)
  await load(url, pages.all)
  const half = residentMegabytes(pid)
  await load(url, pages.all)
  return {
    title: "Resident memory of the server's process, MB",
    heads: ['at first', `after ${REQUESTS / 2} requests`, `after ${REQUESTS}`],
    rows: [[atFirst, half, residentMegabytes(pid)]],
  }
}

async function load(url: string, paths: string[]): Promise<void> {
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } }))
  const { non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: REQUESTS / 2,
    requests,
  })
  if (non2xx || errors) throw new Error(`${non2xx} answers that aren't 200, ${errors} errors`)
}
