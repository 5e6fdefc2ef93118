import { aDatedRow, removeManyArticles, withManyArticles } from './many-articles'
import { order, type Ordered, readKept, TOKEN, watchedPages } from './ordered-article'
import { atMost, type Measured } from './report'
import { spread } from './statistics'

const LIMIT_MS = 2_000
const ARTICLES = 5_000

/**
 * Measures on-demand revalidation with one more article of 5,000: the time from the request until every page that shows
 * the article is regenerated, and which other pages were regenerated. A page regenerated with unchanged content counts
 * as needless. Later list pages do change, since every article moves on by one.
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
  return {
    tables: [
      {
        heading: `One more article of ${articles}, by order`,
        note: `${watchedPages(articles + 1).length} kept pages are looked at. With other content: ${some(orders.flatMap((one) => one.changed))}. Needlessly: ${some(orders.flatMap((one) => one.needless))}.`,
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

/** Lists at most twelve names for a note. */
const some = (names: string[]) => [...new Set(names)].slice(0, 12).join(', ') || 'none'
