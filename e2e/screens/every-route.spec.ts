import type { Page } from 'playwright/test'
import { seeAll, spillOf, violationsOf } from '../gallery/inspect'
import { layoutFaults } from '../gallery/layout-faults'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test } from '../ready-page'
import {
  ARTICLE_WITH_EVERYTHING,
  ARTICLE_WITH_TABLE,
  arrivesNarrow,
  ENGLISH,
  MISSING,
  ROUTES,
  STORY_WITH_EVERYTHING,
} from '../routes'
import { watchViolations } from '../violations'

test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'no-preference' } })

/**
 * The last element to appear on a route that has more than pictures and fonts: roles, the calendar's island, the
 * document.
 */
const LAST: Record<string, string> = {
  '/': '.Typewriter__wrapper:not(:empty)',
  '/about': 'rect[data-date]',
  '/resume': '.react-pdf__Page canvas',
}

/*
 * Axe checks two windows, each with a theme of its own, because each has its own controls and colours; a visit begins in
 * one of them. The others are checked in the theme that is there: themes differ in colours, and in pictures of the same
 * size.
 */
const WIDE: Screen = { width: 1280, height: 800, colorScheme: 'light' }
const NARROW: Screen = { width: 360, height: 740, colorScheme: 'dark', isPhone: true }

type Screen = { width: number; height: number; colorScheme?: 'light' | 'dark'; isPhone?: boolean }

const OTHER_SCREENS: Screen[] = [
  { width: 320, height: 640, isPhone: true },
  { width: 480, height: 320 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1100, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/** Window widths for text at twice the usual size. */
const LARGE_TEXT = [1280, 640, 360, 320]

const SPANISH = [...ROUTES, ARTICLE_WITH_TABLE, ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING]
const ARRIVALS = [
  ...SPANISH.map((route) => ({ route, windows: arrivesNarrow(route) ? [NARROW, WIDE] : [WIDE, NARROW] })),
  ...ENGLISH.map((route) => ({ route, windows: [NARROW, WIDE] })),
]

/*
 * Each test loads a route once for all its checks: first what happens while it arrives, then what axe finds, and how it
 * fits every screen.
 */
for (const { route, windows } of ARRIVALS)
  test(`${route}, first ${windows[0]?.width} px wide, in both themes: no layout shift, no prefetch, no console message, no third-party request, no CSP violation, one stylesheet, one font beside that of formulas, no script before the first paint, the server's HTML is kept, no axe violation, no horizontal overflow, no clipped or covered control, at 200 % text too`, async ({
    page,
    context,
    baseURL,
  }) => {
    const violations = await watchViolations(context)
    const faults = watchFaults(page, baseURL ?? '')
    const asked = watchFiles(page)
    await resize(page, windows[0] ?? WIDE)
    await watchShifts(page)
    await page.addInitScript(noteWhatIsSent)
    await page.goto(route)
    await page.locator('[class*="overlay"]').waitFor({ state: 'hidden' })
    await expectOneStylesheet(page, asked)
    await expectScriptsAfterPaint(page)
    await seeAll(page)
    // Next preloads none for the page of an unknown address.
    if (route !== MISSING) await expect.soft(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1)
    await expectOneFont(page, asked)
    const last = page.locator(LAST[route] ?? 'main').first()
    await last.waitFor({ state: 'attached' })
    const { sum, what } = await shiftsUntilNow(page)
    expect.soft(sum.toFixed(2), what.join('\n')).toBe('0.00')
    expect.soft(await page.evaluate(whatWasKept)).toEqual({ dataAtOnce: false, some: true, all: true })

    // Stop all motion before the checks.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of [...windows, ...OTHER_SCREENS]) {
      const { width, height, colorScheme, isPhone } = screen
      await resize(page, screen)
      if (colorScheme) await expectAccessible(page, colorScheme)
      if (isPhone) expect.soft(await layoutFaults(page), `${width} px`).toEqual([])
      else expect.soft(await spillOf(page), `${width} × ${height}`).toBeLessThanOrEqual(0)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of LARGE_TEXT) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await layoutFaults(page), `200 %, ${width} px`).toEqual([])
    }
    await expectHeadingBelowBar(page)
    expect({ faults, violations }).toEqual({ faults: [], violations: [] })
  })

async function resize(page: Page, { width, height, colorScheme }: Screen): Promise<void> {
  await page.setViewportSize({ width, height })
  if (colorScheme) await page.emulateMedia({ colorScheme })
}

async function expectAccessible(page: Page, colorScheme: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // The CV's viewer may still be drawing its pages in the new width.
  await expect
    .configure({ soft: true })
    .poll(() => violationsOf(page), colorScheme)
    .toEqual([])
  await expectLargeControls(page)
}

/**
 * Records errors, console messages of any level, and requests that leave the site or prefetch a page. The 404 of the
 * missing page, which browsers log, is expected.
 */
function watchFaults(page: Page, base: string): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    const isExpected = /status of 404/.test(message.text()) && message.location().url === base + MISSING
    if (!isExpected) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const local = /^(data|blob):/.test(request.url()) || new URL(request.url()).origin === base
    if (!local) faults.push(`request to ${request.url()}`)
    if ('next-router-prefetch' in request.headers()) faults.push(`${request.url()} is fetched ahead`)
  })
  return faults
}

/** Records the URLs of the stylesheets and fonts that a page requests from now on. */
function watchFiles(page: Page): { styles: string[]; fonts: string[] } {
  const asked = { styles: [] as string[], fonts: [] as string[] }
  page.on('request', (request) => {
    if (/\.css(?:\?|$)/.test(request.url())) asked.styles.push(request.url())
    if (request.resourceType() === 'font') asked.fonts.push(request.url())
  })
  return asked
}

/** The styles come in one joined file; those that Next names for later pages are there, and disabled. */
async function expectOneStylesheet(page: Page, { styles }: { styles: string[] }): Promise<void> {
  expect.soft(styles).toEqual([expect.stringMatching(/\/joined-[^/]+\.css/)])
  const named = await page
    .locator('link[rel=stylesheet][data-precedence]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.disabled))
  expect.soft(new Set(named)).toEqual(new Set([true]))
}

async function expectOneFont(page: Page, { fonts }: { fonts: string[] }): Promise<void> {
  const [ofFormulas, others] = [true, false].map((wanted) =>
    fonts.filter((address) => address.includes('stix-two-math') === wanted),
  )
  expect.soft(ofFormulas).toHaveLength((await page.locator('math').count()) > 0 ? 1 : 0)
  expect.soft(new Set(others).size).toBeLessThanOrEqual(1)
}

async function expectScriptsAfterPaint(page: Page): Promise<void> {
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(?:\?|$)/.test(name))
      .map(({ name, startTime }) => ({ name, at: startTime })),
  }))
  expect.soft(scripts.length).toBeGreaterThan(5)
  expect.soft(scripts.filter(({ at }) => at < painted)).toEqual([])
  expect.soft(new Set(scripts.map(({ name }) => name)).size, 'each once').toBe(scripts.length)
}

function noteWhatIsSent(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sent = [...document.querySelectorAll('header, nav, main, main h1, footer')]
    Object.assign(window, { sent, dataAtOnce: '__next_f' in window })
  })
}

/** Whether React hydrated the elements that the server sent, instead of replacing them. */
function whatWasKept(): { dataAtOnce: boolean; some: boolean; all: boolean } {
  const { sent, dataAtOnce } = window as unknown as { sent: Element[]; dataAtOnce: boolean }
  return { dataAtOnce, some: sent.length > 3, all: sent.every((element) => element.isConnected) }
}

async function expectLargeControls(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const large = 'header button, main button[class*="button"], main a[class*="button"]'
  expect.soft(await smallerThan(page, 'a, button, input, select, summary', 24)).toEqual([])
  expect.soft(await smallerThan(page, large, 44)).toEqual([])
}

/**
 * Returns visible controls that are too small. Links within a line of text are exempt, as tall as their line (WCAG
 * 2.5.8).
 */
function smallerThan(page: Page, selector: string, pixels: number): Promise<string[]> {
  return page.evaluate(
    ([wanted, least]) =>
      [...document.querySelectorAll<HTMLElement>(wanted as string)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => getComputedStyle(control).display !== 'inline')
        // The links of the CV's document have their printed positions and sizes.
        .filter((control) => !control.matches('[type="checkbox"], .annotationLayer *'))
        .filter((control) => {
          const { width, height, bottom } = control.getBoundingClientRect()
          return bottom > 0 && width > 1 && Math.min(width, height) < Number(least)
        })
        .map(
          (control) => `${control.outerHTML.slice(0, 90)} ${JSON.stringify(control.getBoundingClientRect())}`,
        ),
    [selector, pixels],
  )
}

async function expectHeadingBelowBar(page: Page): Promise<void> {
  const header = await page.locator('header').first().boundingBox()
  const heading = await page.locator('h1').boundingBox()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect
    .soft((heading?.y ?? 0) + scrolled, '200 %')
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}
