import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createSiteSearch } from '../../lib/search/site-search'
import { RELEVANCE_ARTICLES } from '../relevance/articles'
import { RELEVANCE_QUERIES } from '../relevance/queries'
import { anArticle } from '../unit/builders'
import { quantile } from '../load/traffic'
import { searchItems } from '../unit/search'

const WORDS_OF_TEXT = 1_000
const RARE_WORDS = 60_000
/** One word in this many is a rare one. */
const ONE_IN = 15
const QUERIES = [
  ...RELEVANCE_QUERIES.map(([query]) => query),
  'a',
  'co',
  'con',
  'pro',
  'x'.repeat(100),
  'prueba tarea código cliente proyecto datos columna página',
]

/**
 * Measures the search index of generated articles: build time, the longest step that blocks the event
 * loop, memory, responses and their size. A query is measured in processor time, because other programs
 * may use the processor meanwhile.
 */
async function measure(articles: number): Promise<void> {
  const next = pseudoRandom()
  const words = RELEVANCE_ARTICLES.flatMap(({ content }) => content.match(/\p{L}{2,}/gu) ?? [])
  const word = () => {
    const draw = next()
    return draw % ONE_IN === 0 ? `palabr${(next() % RARE_WORDS).toString(36)}` : words[draw % words.length]
  }
  const some = (count: number) => Array.from({ length: count }, word).join(' ')
  const rows = Array.from({ length: articles }, (_, at) => {
    const sections = Array.from({ length: 8 }, () => `## ${some(4)}\n\n${some(WORDS_OF_TEXT / 8)}`)
    return anArticle({
      id: at,
      slug: `a${at}`,
      title: some(6),
      excerpt: some(15),
      content: sections.join('\n\n'),
    })
  })
  const items = searchItems(rows)
  const { search, prepare } = createSiteSearch(async () => items)
  const before = memory()
  const [started, delay] = [performance.now(), monitorEventLoopDelay({ resolution: 1 })]
  delay.enable()
  await prepare()
  const built = performance.now() - started
  delay.disable()
  const used = memory() - before
  const sizes: number[] = []
  const times = new Map<string, number>()
  for (const query of QUERIES) {
    const asked = process.cpuUsage()
    sizes.push(JSON.stringify(await search(query)).length)
    const { user, system } = process.cpuUsage(asked)
    times.set(query, (user + system) / 1_000)
  }
  const [worst = '', most = 0] = [...times].sort(([, a], [, b]) => b - a)[0] ?? []
  console.log(
    `${articles} articles: indexed after ${(built / 1_000).toFixed(1)} s,`,
    `longest step ${(delay.max / 1e6).toFixed(0)} ms, ${used.toFixed(0)} MB;`,
    `a query ${quantile([...times.values()], 0.5).toFixed(1)} ms of processor time, at most ${most.toFixed(1)} ms (${worst}),`,
    `at most ${(Math.max(...sizes) / 1_000).toFixed(1)} kB`,
  )
}

function memory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

/** Returns a linear congruential generator, so that every run has the same texts. */
function pseudoRandom(): () => number {
  let state = 1
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >>> 8
}

async function run(): Promise<void> {
  for (const articles of [28, 5_000]) await measure(articles)
}

void run()
