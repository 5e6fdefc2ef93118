import type { Browser, Page } from 'playwright'
import { takenOver } from '../ready-page'
import { pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { slowPage, withBrowser } from './mobile-profile'
import { atMost, type Measured } from './report'
import { inTurns, spread } from './statistics'

const LIMIT_MS = 100
/** Browsers do not report events shorter than this. */
const THRESHOLD_MS = 16
const SETTLED_MS = 600

type Interaction = {
  path: string
  act: (page: Page) => Promise<unknown>
  answered: (page: Page) => Promise<unknown>
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const inUrl = (part: string) => (page: Page) =>
  page.waitForURL((url) => (url.pathname + url.search).includes(part))

/** The most frequent interactions, each with the condition that shows the page has responded. */
function interactions(article: string, withCode: string | undefined): Record<string, Interaction> {
  return {
    theme: {
      path: article,
      act: (page) => page.getByTitle('Activar modo oscuro').click(),
      answered: (page) => page.locator('html[data-theme=dark]').waitFor(),
    },
    'search in the list': {
      path: '/articles',
      act: (page) => page.getByPlaceholder('Buscar artículos...').pressSequentially('con', { delay: 150 }),
      answered: (page) => page.getByText('para "con"').first().waitFor(),
    },
    'search of the site': {
      path: '/buscar',
      act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('con', { delay: 150 }),
      answered: inUrl('?q=con'),
    },
    filter: { path: '/project', act: (page) => link(page, 'Apps').click(), answered: inUrl('/project/app') },
    pager: {
      path: '/articles',
      act: (page) => page.getByRole('main').getByText('Siguiente').click(),
      answered: inUrl('/articles/page/2'),
    },
    ...(withCode && { copy: copying(withCode) }),
  }
}

function copying(path: string): Interaction {
  return {
    path,
    act: (page) => page.getByRole('button', { name: 'Copiar el código' }).first().click(),
    answered: (page) =>
      page.getByRole('status').filter({ hasText: 'Copiado' }).waitFor({ state: 'attached' }),
  }
}

/**
 * Measures interaction to next paint with the browser's Event Timing API: the first use of each control on a loaded,
 * idle page, with a fourfold CPU slowdown. The API reports durations in steps of 8 ms.
 */
export async function measureInteraction({ runs }: { runs: number }): Promise<Measured> {
  const durations = await withSite(async ({ url }) => {
    const { article, withCode } = await pagesOf(url)
    const all = interactions(article.path, withCode)
    return withBrowser((browser) => {
      const measures = Object.entries(all).map(
        ([name, one]) => [name, () => measure(browser, url, one)] as const,
      )
      return inTurns(runs, Object.fromEntries(measures))
    })
  })
  const rows = Object.entries(durations).map(([name, values]) => ({ name, value: spread(values) }))
  return {
    tables: [
      {
        heading: 'Interaction to next paint, ms, processor four times slower',
        note: `The longest event of the interaction; ${THRESHOLD_MS} stands for anything shorter.`,
        heads: ['interaction', 'ms'],
        rows: rows.map(({ name, value }) => [name, value]),
      },
    ],
    goals: [
      atMost(
        'interaction to next paint',
        LIMIT_MS,
        rows.map(({ name, value }) => [name, value.median]),
        ' ms',
      ),
    ],
  }
}

async function measure(browser: Browser, url: string, { path, act, answered }: Interaction): Promise<number> {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] }
  const { page } = await slowPage(browser, { network: false, context })
  try {
    await page.addInitScript(recordEvents, THRESHOLD_MS)
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForFunction(takenOver)
    await page.waitForTimeout(SETTLED_MS)
    await page.evaluate(() => Object.assign(window, { longestEventMs: 0 }))
    await act(page)
    await answered(page)
    await page.waitForTimeout(SETTLED_MS)
    const longest = await page.evaluate(
      () => (window as unknown as { longestEventMs: number }).longestEventMs,
    )
    return Math.max(THRESHOLD_MS, longest)
  } finally {
    await page.context().close()
  }
}

/** Runs in the page, so it cannot use this module's scope. */
function recordEvents(durationThreshold: number): void {
  const record = window as unknown as { longestEventMs: number }
  record.longestEventMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) record.longestEventMs = Math.max(record.longestEventMs, entry.duration)
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}
