import { Agent, request } from 'node:http'
import type { RunningSite } from '../../lib/cli/running-site'
import { pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { withEmptySite } from './empty-page'
import { residentMegabytesOf } from './process-tree'
import { atMost, type Cell, type Measured } from './report'

const LIMIT_MEGABYTES = 250
const CONNECTIONS = 32

type Figures = { atFirst: number; half: number; end: number; perSecond: number; faults: number }

/** Measures the server's resident memory after 20,000 requests for all pages, compared with the server of an empty page. */
export async function measureMemory({ quick }: { quick: boolean }): Promise<Measured> {
  const requests = quick ? 1_000 : 20_000
  const own = await withSite(async (site) => ask(site, (await pagesOf(site.url)).everything, requests))
  const empty = await withEmptySite((site) => ask(site, ['/'], requests))
  const row = (name: string, { atFirst, half, end, perSecond, faults }: Figures): Cell[] => [
    name,
    atFirst,
    half,
    end,
    perSecond,
    faults,
  ]
  return {
    tables: [
      {
        heading: `Resident memory, MB, ${requests} requests over ${CONNECTIONS} connections`,
        note: 'Every address of the sitemap in turn, gzip.',
        heads: ['server', 'at first', 'after half', 'at the end', 'requests a second', 'faults'],
        rows: [row('this site', own), row('empty Next page', empty)],
      },
    ],
    goals: [atMost(`memory after ${requests} requests`, LIMIT_MEGABYTES, [['all pages', own.end]], ' MB')],
  }
}

async function ask(site: RunningSite, paths: string[], requests: number): Promise<Figures> {
  const atFirst = residentMegabytesOf(site.pid)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let [half, sent, answered, faults] = [0, 0, 0, 0]
  const started = performance.now()
  const visitor = async () => {
    while (sent < requests) {
      const status = await statusOf(site.url + (paths[sent++ % paths.length] ?? '/'), agent)
      answered += 1
      if (status !== 200) faults += 1
      if (answered === requests / 2) half = residentMegabytesOf(site.pid)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
  const perSecond = Math.round((answered * 1_000) / (performance.now() - started))
  return { atFirst, half, end: residentMegabytesOf(site.pid), perSecond, faults }
}

/**
 * Requests a URL.
 * @returns its status, 0 without a response
 */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'gzip' }
    const call = request(url, { agent, headers, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
    call.end()
  })
}
