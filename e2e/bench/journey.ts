import { type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, ensureChromium } from '../../lib/cli/chromium'

/** Lighthouse's mobile profile: slow 4G and a processor a quarter as fast. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }
const CPU_SLOWDOWN = 4
const READING_MS = 1_500

export type Journey = {
  steps: { to: string; clickMs: number; loadMs: number }[]
  clickMs: number
  loadMs: number
}

/**
 * Home, articles, an article, back, projects, CV on the mobile profile: the time from each step until the next page's
 * main heading is there, once by following links, once by loading every page whole.
 */
export async function measureJourney(base: string): Promise<Journey> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-ES' })
    const clicked = await walk(await slowPage(context), base)
    await context.close()
    const steps = []
    for (const { to, heading, ms } of clicked) {
      const fresh = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-ES' })
      const page = await slowPage(fresh)
      const started = performance.now()
      await page.goto(base + to, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      steps.push({ to, clickMs: Math.round(ms), loadMs: Math.round(performance.now() - started) })
      await fresh.close()
    }
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    return {
      steps,
      clickMs: sum(steps.map((step) => step.clickMs)),
      loadMs: sum(steps.map((step) => step.loadMs)),
    }
  } finally {
    await browser.close()
  }
}

type Step = { to: string; heading: string; ms: number }

async function walk(page: Page, base: string): Promise<Step[]> {
  await page.goto(base, { waitUntil: 'load' })
  await page.waitForTimeout(READING_MS)
  const menu = (name: string) => async () => {
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()
  }
  const doings: (() => Promise<unknown>)[] = [
    menu('Artículos'),
    () => page.getByRole('main').getByRole('article').first().getByRole('link').click(),
    () => page.goBack(),
    menu('Proyectos'),
    menu('Currículo'),
  ]
  const steps: Step[] = []
  for (const go of doings) {
    const before = (await page.locator('h1').textContent()) ?? ''
    const started = performance.now()
    await go()
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before)
    const ms = performance.now() - started
    await page.waitForTimeout(READING_MS)
    steps.push({
      to: new URL(page.url()).pathname,
      heading: (await page.locator('h1').textContent()) ?? '',
      ms,
    })
  }
  return steps
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
