import type { Browser, Page } from 'playwright'
import { withSite } from './bench-site'
import { type Bytes, countBytes } from './journey-bytes'
import { slowPage, withBrowser } from './mobile-profile'
import type { Measured } from './report'
import { spread } from './statistics'

const READING_MS = 1_500
/** Delay between opening the menu and choosing a link. */
const CHOOSING_MS = 600

type Visit = { steps: { to: string; clickMs: number; loadMs: number }[]; byLink: Bytes; byLoading: Bytes }

/**
 * Measures a journey through home, articles, an article, back, projects and CV on the mobile profile. Each time runs
 * from a step until the next page's main heading is painted, once with client-side navigation and once with full page
 * loads. Resources shared by all pages are cached beforehand in both.
 */
export async function measureJourney({ runs }: { runs: number }): Promise<Measured> {
  const visits: Visit[] = []
  await withSite(({ url }) =>
    withBrowser(async (browser) => {
      for (let run = 0; run < runs; run += 1) visits.push(await travel(browser, url))
    }),
  )
  const [first] = visits
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const together = (by: 'clickMs' | 'loadMs') => visits.map(({ steps }) => sum(steps.map((step) => step[by])))
  const bytes = (by: 'byLink' | 'byLoading') => {
    const of = (kind: keyof Bytes) => spread(visits.map((visit) => visit[by][kind]))
    return [of('pages'), of('prefetched'), of('followed')]
  }
  return {
    tables: [
      {
        heading: "Milliseconds to the next page's heading, mobile profile",
        heads: ['step', 'by link', 'by loading the page'],
        rows: [
          ...(first?.steps ?? []).map(({ to }, index) => [
            to,
            spread(visits.map(({ steps }) => steps[index]?.clickMs ?? 0)),
            spread(visits.map(({ steps }) => steps[index]?.loadMs ?? 0)),
          ]),
          ['together', spread(together('clickMs')), spread(together('loadMs'))],
        ],
      },
      {
        heading: 'Bytes of pages and their data on this journey',
        heads: ['', 'whole pages', 'fetched ahead', 'fetched for a step'],
        rows: [
          ['by link', ...bytes('byLink')],
          ['by loading the page', ...bytes('byLoading')],
        ],
      },
    ],
  }
}

async function travel(browser: Browser, base: string): Promise<Visit> {
  const links = await countingPage(browser)
  const clicked = await followLinks(links.page, base)
  await links.page.context().close()
  const loads = await countingPage(browser)
  const loaded = await load(loads.page, base, clicked)
  await loads.page.context().close()
  const steps = clicked.map(({ to, ms }, index) => ({ to, clickMs: ms, loadMs: loaded[index] ?? 0 }))
  return { steps, byLink: links.bytes, byLoading: loads.bytes }
}

async function countingPage(browser: Browser): Promise<{ page: Page; bytes: Bytes }> {
  const { page, session } = await slowPage(browser, { network: true })
  return { page, bytes: countBytes(session) }
}

type Step = { to: string; heading: string; ms: number }
type Clock = { clickedAt: number; shownMs: number }

async function followLinks(page: Page, base: string): Promise<Step[]> {
  await page.addInitScript(watchSteps)
  await page.goto(base, { waitUntil: 'load' })
  await page.waitForTimeout(READING_MS)
  const menu = (name: string) => async () => {
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.waitForTimeout(CHOOSING_MS)
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()
  }
  const doings: (() => Promise<unknown>)[] = [
    menu('Artículos'),
    () => page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click(),
    () => page.evaluate(() => history.back()),
    menu('Proyectos'),
    menu('Currículo'),
  ]
  const steps: Step[] = []
  for (const go of doings) {
    await page.evaluate(() => Object.assign(window, { clock: { clickedAt: 0, shownMs: 0 } }))
    await go()
    await page.waitForFunction(() => (window as unknown as { clock: Clock }).clock.shownMs > 0)
    steps.push({
      to: new URL(page.url()).pathname,
      heading: (await page.locator('h1').textContent()) ?? '',
      ms: await page.evaluate(() => (window as unknown as { clock: Clock }).clock.shownMs),
    })
    await page.waitForTimeout(READING_MS)
  }
  return steps
}

/**
 * Runs in the page, so it cannot use this module's scope. Measures from a click or a back navigation until
 * a different heading is painted.
 */
function watchSteps(): void {
  const steps = window as unknown as { clock?: Clock; heading?: string }
  for (const event of ['click', 'popstate'])
    addEventListener(event, () => steps.clock && (steps.clock.clickedAt = performance.now()), true)
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent
    if (!heading || heading === steps.heading) return
    steps.heading = heading
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (steps.clock?.clickedAt) steps.clock.shownMs ||= performance.now() - steps.clock.clickedAt
      }),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * Loads the same pages one after another.
 * @returns the time until each is painted
 */
async function load(page: Page, base: string, steps: Step[]): Promise<number[]> {
  await page.goto(base, { waitUntil: 'load' })
  const times: number[] = []
  for (const { to, heading } of steps) {
    await page.waitForTimeout(READING_MS)
    await page.goto(base + to, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    times.push(await page.evaluate(painted))
  }
  return times
}
