import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { RunningSite } from '../../lib/cli/running-site'
import { ask, quantile } from '../load/traffic'
import { DIST_FOLDER, type Many, removeManyArticles, withManyArticles } from './many-articles'
import { atMost, type Measured } from './report'
import { inTurns, ratios, spread } from './statistics'

const PEAK_MEGABYTES = 1_500
const OF_EMPTY = 1.3
/** Paths whose response time must not depend on the number of articles. */
const ADDRESSES = [
  '/articles',
  '/articles/page/2',
  '/sitemap.xml',
  '/rss.xml',
  '/api/portfolio/articles.php?limit=12',
  '/article/no-existe',
]
const ALL = '1,000, all made'
const EMPTY = '1,000 without words, all made'
const CASES: Record<string, Many> = {
  '28, all made': { articles: 28, prerender: 28, words: true },
  [ALL]: { articles: 1_000, prerender: 1_000, words: true },
  [EMPTY]: { articles: 1_000, prerender: 1_000, words: false },
  '5,000, of which 200 are made': { articles: 5_000, prerender: 200, words: true },
}

type Built = { seconds: number; peak: number; outputMegabytes: number; answers: number[] }

/** Builds the site with generated articles from a stub of the API, in turns, and times the built site's responses. */
export async function measureScale({ runs, quick }: { runs: number; quick: boolean }): Promise<Measured> {
  const cases = Object.entries(CASES).slice(0, quick ? 1 : undefined)
  const measures = Object.fromEntries(cases.map(([name, one]) => [name, () => build(one)]))
  const built = await inTurns(runs, measures, (round) => console.log(`  run ${round} of ${runs} …`))
  removeManyArticles()
  const seconds = (name: string) => (built[name] ?? []).map((one) => one.seconds)
  const names = Object.keys(built)
  const peaks = names.map((name): [string, number] => [
    name,
    spread((built[name] ?? []).map(({ peak }) => peak)).median,
  ])
  const ofEmpty = quick ? null : ratios(seconds(ALL), seconds(EMPTY))
  return {
    tables: [
      {
        heading: 'Builds',
        note: `Memory is that of all processes of the build; what they share counts once.${
          ofEmpty
            ? ` 1,000 articles take ${ofEmpty.median} (${ofEmpty.min}–${ofEmpty.max}) × the time of 1,000 without words.`
            : ''
        }`,
        heads: ['articles', 'seconds', 'peak memory, MB', 'output, MB'],
        rows: names.map((name) => [
          name,
          spread(seconds(name), 1),
          spread((built[name] ?? []).map(({ peak }) => peak)),
          spread((built[name] ?? []).map(({ outputMegabytes }) => outputMegabytes)),
        ]),
      },
      {
        heading: 'Milliseconds of an answer, median of thirty',
        heads: ['address', ...names],
        rows: ADDRESSES.map((address, index) => [
          address,
          ...names.map((name) =>
            spread(
              (built[name] ?? []).map(({ answers }) => answers[index] ?? 0),
              1,
            ),
          ),
        ]),
      },
    ],
    goals: [
      atMost('peak memory of a build', PEAK_MEGABYTES, peaks, ' MB'),
      ...(ofEmpty
        ? [
            atMost(
              '1,000 articles / 1,000 without words, seconds',
              OF_EMPTY,
              [['build', ofEmpty.median]],
              ' ×',
            ),
          ]
        : []),
    ],
  }
}

function build(one: Many): Promise<Built> {
  return withManyArticles(one, async ({ site, seconds, peak }) => ({
    seconds,
    peak,
    outputMegabytes: Math.round(bytesOf(path.join(DIST_FOLDER, 'server')) / 2 ** 20),
    answers: await medians(site),
  }))
}

async function medians(site: RunningSite): Promise<number[]> {
  const answers = []
  for (const address of ADDRESSES) {
    await ask(site.url, address)
    const times = []
    for (let index = 0; index < 30; index += 1) times.push((await ask(site.url, address)).ms)
    answers.push(quantile(times, 0.5))
  }
  return answers
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, { size }) => sum + size, 0)
}
