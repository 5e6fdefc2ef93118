import type { Browser } from 'playwright'
import { withSite } from './bench-site'
import { slowPage, withBrowser } from './mobile-profile'
import { atMost, type Measured } from './report'
import { inTurns, type Spread, spread } from './statistics'

const LIMIT_MS = 1_750
const PAGE = '/articles'

type Times = { painted: number; theme: number; search: number }

/**
 * The time from opening the list of articles until the theme's switch and the search answer, with the connection and
 * the processor really slowed down to Lighthouse's mobile profile. The first visit: nothing is in the browser's cache.
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
  const theme = spread(times.theme.map((visit) => visit.theme))
  const search = spread(times.search.map((visit) => visit.search))
  const painted = spread([...times.theme, ...times.search].map((visit) => visit.painted))
  const row = (name: string, value: Spread) => [name, value]
  return {
    tables: [
      {
        heading: `Milliseconds after opening ${PAGE}, really throttled`,
        note: '150 ms of latency, 1.6 Mbit/s, a processor a quarter as fast; nothing cached.',
        heads: ['', 'ms'],
        rows: [
          row('first paint', painted),
          row("the theme's switch answers", theme),
          row('the search answers', search),
        ],
      },
    ],
    goals: [
      atMost(
        'islands work, really throttled',
        LIMIT_MS,
        [
          ['theme', theme.median],
          ['search', search.median],
        ],
        ' ms',
      ),
    ],
  }
}

/** One control a visit: what the first one does would delay the second. */
async function visit(browser: Browser, url: string, control: 'theme' | 'search'): Promise<Times> {
  const { page } = await slowPage(browser, { network: true })
  try {
    await page.addInitScript(watchControl, control)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => 'answeredAt' in window)
    return await page.evaluate((control) => {
      const { answeredAt } = window as unknown as { answeredAt: number }
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return { painted, theme: 0, search: 0, [control]: answeredAt }
    }, control)
  } finally {
    await page.context().close()
  }
}

/**
 * Runs in the page, so it can't use this module's scope: waits until React has hydrated the control, which costs the
 * page nothing, uses it, and again after a while if the page doesn't show that it answers.
 */
function watchControl(control: 'theme' | 'search'): void {
  const again = 500
  let usedAt = -again
  const statuses = () =>
    [...document.querySelectorAll('main [role=status]')].map((element) => element.textContent)
  const isAnswered = () =>
    control === 'theme' ? document.documentElement.dataset.theme === 'dark' : statuses().join().includes('xq')
  const use = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement)) return element.click()
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(element, `${element.value}xq`)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const watch = setInterval(() => {
    const selector = control === 'theme' ? 'button[data-to=dark]' : 'main input[type=search]'
    const element = document.querySelector<HTMLElement>(selector)
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return
    if (usedAt >= 0 && isAnswered()) {
      clearInterval(watch)
      Object.assign(window, { answeredAt: performance.now() })
    } else if (performance.now() - usedAt >= again) {
      usedAt = performance.now()
      use(element)
    }
  }, 10)
}
