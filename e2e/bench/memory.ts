import type { RunningSite } from '../../lib/cli/running-site'
import { sendTraffic } from '../load/traffic'
import { pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { withEmptySite } from './empty-page'
import { residentMegabytesOf } from './process-tree'
import { atMost, type Cell, type Measured } from './report'

const LIMIT_MEGABYTES = 250
const CONNECTIONS = 32

type Figures = { atFirst: number; half: number; end: number; perSecond: number; faults: number }

/** Resident memory of the server after 20,000 requests for all pages, beside the server of an empty page. */
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
        note: 'Every address of the sitemap in turn, uncompressed.',
        heads: ['server', 'at first', 'after half', 'at the end', 'requests a second', 'faults'],
        rows: [row('this site', own), row('empty Next page', empty)],
      },
    ],
    goals: [atMost(`memory after ${requests} requests`, LIMIT_MEGABYTES, [['all pages', own.end]], ' MB')],
  }
}

async function ask(site: RunningSite, paths: string[], requests: number): Promise<Figures> {
  const atFirst = residentMegabytesOf(site.pid)
  let [half, sent, answered, faults] = [0, 0, 0, 0]
  const started = performance.now()
  const next = () => paths[sent++ % paths.length] ?? '/'
  await sendTraffic(
    site.url,
    { connections: CONNECTIONS, until: () => sent >= requests, next },
    ({ status, whole }) => {
      answered += 1
      if (status !== 200 || !whole) faults += 1
      if (answered === requests / 2) half = residentMegabytesOf(site.pid)
    },
  )
  const perSecond = Math.round((answered * 1_000) / (performance.now() - started))
  return { atFirst, half, end: residentMegabytesOf(site.pid), perSecond, faults }
}
