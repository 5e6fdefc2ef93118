import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, requireChromium } from '../../lib/cli/chromium'
import { takenOver } from '../ready-page'
import type { Section } from './pages'
import { inTurns, shown, spread } from './statistics'

const CPU_SLOWDOWN = 4
/** Browsers do not report events shorter than this. */
const THRESHOLD_MS = 16
const SETTLED_MS = 600

type Interaction = {
  path: string
  act: (page: Page) => Promise<unknown>
  /** Waits for what shows that the page has responded. */
  answered: (page: Page) => Promise<unknown>
}

/**
 * Measures interaction to next paint with the browser's Event Timing API: the first use of each control on a loaded,
 * idle page, with a fourfold CPU slowdown.
 */
export const interaction: Section = async ({ url, pages, runs }) => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  try {
    const chosen = Object.entries(interactions(pages.article, pages.withCode))
    const measures = chosen.map(([name, one]) => [name, () => measure(browser, url, one)] as const)
    const measured = await inTurns(runs, Object.fromEntries(measures))
    return {
      title: 'Interaction to next paint, ms, with a processor four times slower',
      heads: ['interaction', 'ms'],
      rows: Object.entries(measured).map(([name, values]) => [name, shown(spread(values))]),
    }
  } finally {
    await browser.close()
  }
}

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
    filter: {
      path: '/project',
      act: (page) => page.getByRole('main').getByRole('link', { name: 'Apps', exact: true }).click(),
      answered: (page) => page.waitForURL(/\/project\/app/),
    },
    pager: {
      path: '/articles',
      act: (page) => page.getByRole('main').getByText('Siguiente').click(),
      answered: (page) => page.waitForURL(/\/articles\/page\/2/),
    },
    ...(withCode && {
      copy: {
        path: withCode,
        act: (page) => page.getByRole('button', { name: 'Copiar el código' }).first().click(),
        answered: (page) =>
          page.getByRole('status').filter({ hasText: 'Copiado' }).waitFor({ state: 'attached' }),
      },
    }),
  }
}

async function measure(browser: Browser, url: string, { path, act, answered }: Interaction): Promise<number> {
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'es-ES',
    permissions,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(recordEvents, THRESHOLD_MS)
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForFunction(takenOver)
    await page.waitForTimeout(SETTLED_MS)
    await page.evaluate('longestEventMs = 0')
    await act(page)
    await answered(page)
    await page.waitForTimeout(SETTLED_MS)
    return Math.max(THRESHOLD_MS, await page.evaluate<number>('longestEventMs'))
  } finally {
    await context.close()
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
