import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, requireChromium } from '../../lib/cli/chromium'
import { waitForIslands } from '../ready-page'
import { seeAll } from './inspect'
import type { State } from './states'

export const WIDTHS = [360, 768, 1280, 1920]
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export type Shot = { state: string; width: number; theme: Theme; file: string }

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }
const PARALLEL = 3

/**
 * Takes a full-page screenshot for each state, width and theme.
 * @returns the screenshots
 */
export async function photograph(url: string, states: State[], folder: string): Promise<Shot[]> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  const queue = WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) =>
      states
        .filter(({ below = Infinity }) => width < below)
        .map((state) => ({ state, width, theme, file: `${state.name}-${width}-${theme}.png` })),
    ),
  )
  const shots: Shot[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { state, ...how } = next
      await shoot(browser, url, state, { ...how, file: path.join(folder, how.file) })
      shots.push({ state: state.name, ...how })
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker))
  } finally {
    await browser.close()
  }
  return shots
}

async function shoot(browser: Browser, url: string, state: State, shot: Omit<Shot, 'state'>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: HEIGHTS[shot.width] ?? 900 },
    colorScheme: shot.theme,
    locale: 'es-ES',
    reducedMotion: state.motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: state.script ?? true,
    permissions: ['clipboard-write'],
  })
  // tsx wraps named functions in calls of `__name`, including the functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = (state.script ?? true) ? waitForIslands(await context.newPage()) : await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 500'))
      console.log(`${shot.file}: ${message.text()}`)
  })
  await page.goto(url + state.path)
  await page.locator('[class*="overlay"]').waitFor({ state: 'hidden' })
  if (state.script ?? true) await seeAll(page)
  await state.prepare?.(page)
  if (!state.screenOnly) await page.evaluate(() => window.scrollTo(0, 0)).catch(() => undefined)
  await page.screenshot({ path: shot.file, fullPage: !state.screenOnly })
  await context.close()
}
