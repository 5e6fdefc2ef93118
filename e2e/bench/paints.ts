import type { Browser } from 'playwright'
import { pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { slowPage, withBrowser } from './mobile-profile'
import { atMost, type Measured } from './report'
import { inTurns, spread } from './statistics'
import { measureTypedLoop } from './typed-loop'

const LARGEST_MS = 1_000
const FIRST_MS = 850
/** Long enough for late work: hydration and lazy-loaded images. */
const SETTLED_MS = 2_500

type Paints = { first: number; largest: number; shift: number }

/**
 * Measures first and largest paint of every kind of page on a first visit, with connection and processor really
 * throttled to Lighthouse's mobile profile. Lighthouse itself derives both from an unthrottled visit. It counts
 * resources that arrived before the paint on the fast connection as if the paint had waited for them.
 */
export async function measurePaints({ runs, quick }: { runs: number; quick: boolean }): Promise<Measured> {
  const { paints, loop } = await withSite(async ({ url }) => {
    const { all } = await pagesOf(url)
    const pages = quick ? all.slice(-1) : all
    return withBrowser(async (browser) => ({
      paints: await inTurns(
        runs,
        Object.fromEntries(pages.map((page) => [page, () => visit(browser, url + page)])),
      ),
      loop: await measureTypedLoop(browser, url),
    }))
  })
  const rows = Object.entries(paints).map(([page, visits]) => ({
    page,
    largest: spread(visits.map(({ largest }) => largest)),
    first: spread(visits.map(({ first }) => first)),
    shift: spread(
      visits.map(({ shift }) => shift),
      3,
    ),
  }))
  return {
    tables: [
      {
        heading: 'Paints of a first visit, really throttled, ms',
        note: '150 ms of latency, 1.6 Mbit/s, a processor a quarter as fast; nothing cached.',
        heads: ['page', 'largest paint', 'first paint', 'shift'],
        rows: rows.map(({ page, largest, first, shift }) => [page, largest, first, shift]),
      },
      ...loop.tables,
    ],
    goals: [
      atMost(
        'largest paint, really throttled',
        LARGEST_MS,
        rows.map(({ page, largest }): [string, number] => [page, largest.median]),
        ' ms',
      ),
      atMost(
        'first paint, really throttled',
        FIRST_MS,
        rows.map(({ page, first }): [string, number] => [page, first.median]),
        ' ms',
      ),
      ...(loop.goals ?? []),
    ],
  }
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const { page } = await slowPage(browser, { network: true })
  try {
    await page.addInitScript(watchPaints)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => (window as unknown as { paints: Paints }).paints)
  } finally {
    await page.context().close()
  }
}

/** Runs in the page, so it cannot use this module's scope. */
function watchPaints(): void {
  const paints = { first: 0, largest: 0, shift: 0 }
  Object.assign(window, { paints })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime))
  watch('layout-shift', (entry) => (paints.shift += (entry as unknown as { value: number }).value))
}
