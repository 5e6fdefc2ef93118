import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, ensureChromium } from '../../lib/cli/chromium'

/** Lighthouse's mobile profile: slow 4G and a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }
const CPU_SLOWDOWN = 4
const READING_MS = 1_500
/** Delay between opening the menu and choosing a link. */
const CHOOSING_MS = 600

export type Journey = {
  steps: { to: string; clickMs: number; loadMs: number }[]
  clickMs: number
  loadMs: number
  bytes: { byLink: Bytes; byLoading: Bytes }
}

/** Transferred bytes of pages and of their data, without scripts, styles and images. */
type Bytes = { pages: number; prefetched: number; followed: number }

/**
 * Measures a journey through home, articles, an article, back, projects and CV on the mobile profile: the time from
 * each step until the next page's main heading is painted, once with client-side navigation and once with full page
 * loads. Resources shared by all pages are cached beforehand in both.
 */
export async function measureJourney(base: string): Promise<Journey> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const links = await slowPage(browser)
    const clicked = await followLinks(links.page, base)
    await links.page.context().close()
    const loads = await slowPage(browser)
    const loaded = await load(loads.page, base, clicked)
    const steps = clicked.map(({ to, ms }, index) => ({
      to,
      clickMs: Math.round(ms),
      loadMs: Math.round(loaded[index] ?? 0),
    }))
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    return {
      steps,
      clickMs: sum(steps.map((step) => step.clickMs)),
      loadMs: sum(steps.map((step) => step.loadMs)),
      bytes: { byLink: links.bytes, byLoading: loads.bytes },
    }
  } finally {
    await browser.close()
  }
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
 * Runs in the page, so it can't use this module's scope: measures from a click, or from going back, until another
 * heading is painted.
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

/** Loads the same pages one after another: the time until each is painted. */
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

async function slowPage(browser: Browser): Promise<{ page: Page; bytes: Bytes }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-ES' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, bytes: countBytes(session) }
}

/** Counts bytes transferred from now on. */
function countBytes(session: CDPSession): Bytes {
  const bytes: Bytes = { pages: 0, prefetched: 0, followed: 0 }
  const kinds = new Map<string, keyof Bytes>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const headers = Object.keys(request.headers).map((name) => name.toLowerCase())
    if (type === 'Document') kinds.set(requestId, 'pages')
    else if (headers.some((name) => /^next-router-.*prefetch$/.test(name))) kinds.set(requestId, 'prefetched')
    else if (headers.includes('rsc')) kinds.set(requestId, 'followed')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return bytes
}
