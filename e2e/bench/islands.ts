import type { Browser } from 'playwright'
import { TAKEN_OVER } from '../../lib/config/browser-constants'
import { withSite } from './bench-site'
import { slowPage, withBrowser } from './mobile-profile'
import { atMost, type Measured } from './report'
import { inTurns, type Spread, spread } from './statistics'

const LIMIT_MS = 1_750
const PAGE = '/articles'
/** The console message that the page logs once every time is recorded. */
const DONE = 'all noted'

/** Times of the first paint, the control's response, and hydration. */
type Times = { painted: number; answered: number; taken: number }

/**
 * Measures the time from opening the article list until the theme switch and the search respond when used
 * right after the first paint. Also measures the time until React has hydrated the page, which all other
 * buttons wait for. Connection and processor are really throttled to Lighthouse's mobile profile. It is a
 * first visit: the browser's cache is empty.
 */
export async function measureIslands({ runs }: { runs: number }): Promise<Measured> {
  const times = await withSite(({ url }) =>
    withBrowser((browser) =>
      inTurns(runs, {
        theme: () => visit(browser, url + PAGE, 'theme'),
        search: () => visit(browser, url + PAGE, 'search'),
      }),
    ),
  )
  const all = [...times.theme, ...times.search]
  const answered: [string, Spread][] = [
    ['theme', spread(times.theme.map((visit) => visit.answered))],
    ['search', spread(times.search.map((visit) => visit.answered))],
    ['other buttons', spread(all.map((visit) => visit.taken))],
  ]
  return {
    tables: [
      {
        heading: `Milliseconds after opening ${PAGE}, really throttled`,
        note: '150 ms of latency, 1.6 Mbit/s, a processor a quarter as fast; nothing cached.',
        heads: ['', 'ms'],
        rows: [
          ['first paint', spread(all.map((visit) => visit.painted))],
          ...answered.map(([name, value]) => [`${name}: answered`, value]),
        ],
      },
    ],
    goals: [
      atMost(
        'islands work, really throttled',
        LIMIT_MS,
        answered.map(([name, { median }]) => [name, median]),
        ' ms',
      ),
    ],
  }
}

/** Tests one control per visit, because the work of the first would delay the second. */
async function visit(browser: Browser, url: string, control: 'theme' | 'search'): Promise<Times> {
  const { page } = await slowPage(browser, { network: true })
  try {
    await page.addInitScript(watchControl, { control, takenOver: TAKEN_OVER, done: DONE })
    // Waits for a console message: polling the page would load Playwright's own code into it, which costs a sixth
    // of a second on this processor.
    const done = page.waitForEvent('console', (message) => message.text() === DONE)
    await page.goto(url, { waitUntil: 'commit' })
    await done
    return await page.evaluate(() => {
      const { answered, taken } = window as unknown as Times
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return { painted, answered, taken }
    })
  } finally {
    await page.context().close()
  }
}

type Watched = { control: 'theme' | 'search'; takenOver: string; done: string }

/**
 * Runs in the page, so it cannot use this module's scope. Uses the control as soon as the page is painted, and records
 * when the page shows its response.
 */
function watchControl({ control, takenOver, done }: Watched): void {
  const statuses = () =>
    [...document.querySelectorAll('main [role=status]')].map((element) => element.textContent)
  const isAnswered = () =>
    control === 'theme' ? document.documentElement.dataset.theme === 'dark' : statuses().join().includes('xq')
  let isUsed = false
  const use = (element: HTMLElement) => {
    isUsed = true
    if (!(element instanceof HTMLInputElement)) return element.click()
    element.value = 'xq'
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const note = (what: object) => {
    if ('answered' in Object.assign(window, what) && 'taken' in window) console.debug(done)
  }
  addEventListener(takenOver, () => note({ taken: performance.now() }))
  const watch = setInterval(() => {
    const selector = control === 'theme' ? 'button[data-to=dark]' : 'main input[type=search]'
    const element = document.querySelector<HTMLElement>(selector)
    if (!element || !performance.getEntriesByName('first-contentful-paint')[0]) return
    if (!isUsed) use(element)
    if (!isAnswered()) return
    clearInterval(watch)
    note({ answered: performance.now() })
  }, 10)
}
