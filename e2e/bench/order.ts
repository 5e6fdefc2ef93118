import type { RunningSite } from '../../lib/cli/running-site'
import { aDatedRow, removeManyArticles, tagOf, withManyArticles } from './many-articles'
import { atMost, type Measured } from './report'
import { spread } from './statistics'

const LIMIT_MS = 2_000
const TIMEOUT_MS = 60_000
const ARTICLES = 5_000
const TOKEN = 'a-token-for-the-order'
/** Where a new article shows besides its own page and that of the article before it. */
const SHOWING = ['/', '/articles', '/articles/archivo', '/sitemap.xml', '/rss.xml']
const OTHER_PAGES = [
  '/about',
  '/project',
  '/resume',
  '/politics',
  '/contacto',
  '/buscar',
  '/etiquetas',
  '/en',
]
const LATER_LISTS = Array.from({ length: 20 }, (_, index) => `/articles/page/${index + 2}`)

type Ordered = {
  ms: number
  answeredMs: number
  /** Pages that were made anew: with the new article, with other content, with the same as before. */
  showing: string[]
  changed: string[]
  needless: string[]
  calls: number
}

/**
 * One more article of 5,000: the time from the order to refresh it until every page that shows it is new, and which
 * other pages were made anew. A page that is made anew though what it shows stays the same was made needlessly; later
 * pages of the list change, since every article moves on by one.
 */
export async function measureOrder({ runs, quick }: { runs: number; quick: boolean }): Promise<Measured> {
  const articles = quick ? 300 : ARTICLES
  const many = { articles, prerender: 200, words: true, variables: { REVALIDATE_TOKEN: TOKEN } }
  const orders = await withManyArticles(many, async ({ site, upstream }) => {
    const all: Ordered[] = []
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  order ${run} of ${runs} …`)
      const id = articles + run
      const before = await readKept(site, id)
      upstream.state.articles.push(aDatedRow(id))
      upstream.state.calls.length = 0
      all.push(await order(site, id, before, () => upstream.state.calls.length))
    }
    return all
  })
  removeManyArticles()
  const ms = spread(orders.map((one) => one.ms))
  const watched =
    articlesOf(articles).length + showingOf(articles).length + OTHER_PAGES.length + LATER_LISTS.length
  return {
    tables: [
      {
        heading: `One more article of ${articles}, by order`,
        note: `${watched} kept pages are looked at. With other content: ${some(orders.flatMap((one) => one.changed))}. Needlessly: ${some(orders.flatMap((one) => one.needless))}.`,
        heads: ['', ''],
        rows: [
          ['until the order is answered, ms', spread(orders.map((one) => one.answeredMs))],
          ['until every page that shows it is new, ms', ms],
          ['calls of the API', spread(orders.map((one) => one.calls))],
          ['pages made anew that show it', spread(orders.map((one) => one.showing.length))],
          ['pages made anew with other content', spread(orders.map((one) => one.changed.length))],
          ['pages made anew needlessly', spread(orders.map((one) => one.needless.length))],
        ],
      },
    ],
    goals: [
      atMost(
        'one more article, until all pages that show it are new',
        LIMIT_MS,
        [['order', ms.median]],
        ' ms',
      ),
      atMost('pages made needlessly by that order', 0, [
        ['order', Math.max(...orders.map((one) => one.needless.length))],
      ]),
    ],
  }
}

/** A dozen names for a note. */
const some = (names: string[]) => [...new Set(names)].slice(0, 12).join(', ') || 'none'

/** Pages of long standing that show a new article. */
const showingOf = (id: number) => [...SHOWING, `/etiqueta/${tagOf(id)}`]

/** The newest articles, which are kept since the build. */
function articlesOf(newest: number): string[] {
  return Array.from(
    { length: Math.min(150, newest - 1) },
    (_, index) => `/article/articulo-${newest - index}`,
  )
}

/** What every watched page shows, asked for twice so that it is kept. */
async function readKept(site: RunningSite, next: number): Promise<Map<string, string>> {
  const addresses = [...articlesOf(next - 1), ...showingOf(next), ...OTHER_PAGES, ...LATER_LISTS]
  for (const address of addresses) await read(site, address)
  const shown = new Map<string, string>()
  for (const address of addresses) shown.set(address, (await read(site, address)).shown)
  return shown
}

async function order(
  site: RunningSite,
  id: number,
  before: Map<string, string>,
  countCalls: () => number,
): Promise<Ordered> {
  const slug = `articulo-${id}`
  const started = performance.now()
  const answer = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ article: slug }),
  })
  const answeredMs = performance.now() - started
  if (!answer.ok) throw new Error(`The order was answered with ${answer.status}: ${await answer.text()}`)
  const wanted = [`/article/${slug}`, `/article/articulo-${id - 1}`, ...showingOf(id)]
  const made = new Set<string>()
  await Promise.all(wanted.map((address) => untilShown(site, address, slug, made)))
  const ms = performance.now() - started
  const [showing, changed, needless] = [[] as string[], [] as string[], [] as string[]]
  for (const [address, old] of before) {
    const { body, shown, isKept } = await read(site, address)
    if (isKept && !made.has(address)) continue
    const kind = body.includes(`/article/${slug}`) ? showing : shown === old ? needless : changed
    kind.push(address)
  }
  return { ms, answeredMs, showing, changed, needless, calls: countCalls() }
}

async function untilShown(
  site: RunningSite,
  address: string,
  slug: string,
  made: Set<string>,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    const { body, isKept } = await read(site, address)
    if (!isKept) made.add(address)
    if (body.includes(`/article/${slug}`)) return
  }
  throw new Error(`${address} shows nothing of ${slug} after ${TIMEOUT_MS / 1_000} s.`)
}

/** A page's content, without what only the build or a hash changes in its head and its scripts. */
async function read(site: RunningSite, address: string) {
  const answer = await fetch(site.url + address)
  const body = await answer.text()
  const shown = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body
  return { body, shown, isKept: answer.headers.get('x-nextjs-cache') === 'HIT' }
}
