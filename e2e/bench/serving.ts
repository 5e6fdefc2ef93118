import { has, NGINX } from '../programs'
import { pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { withEmptySite } from './empty-page'
import { startNginx } from './nginx'
import { takePlainFiles } from './plain-files'
import { atLeast, type Cell, type Measured, type Table } from './report'
import { inTurns, ratios, spread } from './statistics'
import { hasWrk, type Load, load } from './wrk'

const OF_EMPTY = 1.3
const OF_FILES = 0.85
const PLAIN = 'plain files'

type Options = { runs: number; quick: boolean }
/** A URL under test and the URL it is compared with. */
type Pair = { address: string; own: string; reference: string }
type Compared = { address: string; own: Load[]; reference: Load[] }

/**
 * Measures requests per second, in turns. Pages from Node are compared with an empty page of the same Next. nginx with
 * the shipped configuration is compared with nginx serving the same bodies and headers as files.
 */
export async function measureServing({ runs, quick }: Options): Promise<Measured> {
  if (!hasWrk())
    return {
      tables: [{ heading: 'Not measured', note: 'wrk is missing (Debian: wrk).', heads: [], rows: [] }],
    }
  const seconds = quick ? 1 : 3
  return withSite(async ({ url }) => {
    const { article } = await pagesOf(url)
    const addresses = [article.path, '/about', '/articles', '/']
    const node = await withEmptySite((empty) =>
      compare(
        addresses.map((address) => ({ address, own: url + address, reference: `${empty.url}/` })),
        runs,
        seconds,
      ),
    )
    const nginx = await compareNginx(url, addresses, runs, seconds)
    return {
      tables: [
        tableOf('Node, beside an empty page of the same Next', 'empty page', node),
        ...(nginx ? [tableOf('nginx, beside plain files', PLAIN, nginx)] : []),
      ],
      goals: [
        atLeast('Node / an empty Next page, requests a second', OF_EMPTY, ratioOf(node), ' ×'),
        ...(nginx
          ? [atLeast('nginx / plain files with the same headers', OF_FILES, ratioOf(nginx), ' ×')]
          : []),
      ],
    }
  })
}

/** Compares nginx in front of the site with plain files. */
async function compareNginx(site: string, addresses: string[], runs: number, seconds: number) {
  if (!has(NGINX)) return null
  const nginx = await startNginx(site, { files: await takePlainFiles(site, addresses) })
  try {
    const pairs = addresses.map((address) => ({
      address,
      own: nginx.url + address,
      reference: nginx.plainUrl + address,
    }))
    return await compare(pairs, runs, seconds)
  } finally {
    await nginx.stop()
  }
}

/**
 * Loads both URLs of each pair in turns. The first second of each is not counted: it warms
 * up the compiler and the caches.
 */
async function compare(pairs: Pair[], runs: number, seconds: number): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const { address, own, reference } of pairs) {
    for (const url of [own, reference]) await load(url, 1)
    const turns = { own: () => load(own, seconds), reference: () => load(reference, seconds) }
    compared.push({ address, ...(await inTurns(runs, turns)) })
  }
  return compared
}

const rates = (loads: Load[]) => loads.map(({ perSecond }) => perSecond)
const ratio = ({ own, reference }: Compared) => ratios(rates(own), rates(reference))

function ratioOf(all: Compared[]): [string, number][] {
  return all.map((one) => [one.address, ratio(one).median])
}

function tableOf(heading: string, reference: string, all: Compared[]): Table {
  const rows = all.map((one): Cell[] => [
    one.address,
    spread(rates(one.own)),
    spread(rates(one.reference)),
    ratio(one),
    spread(
      one.own.map(({ p99Ms }) => p99Ms),
      1,
    ),
  ])
  return {
    heading,
    note: 'Requests a second over 32 connections, gzip, in turns; the ratio is of turns that follow each other.',
    heads: ['address', 'this site', reference, 'ratio', 'p99, ms'],
    rows,
  }
}
