import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { type Browser, chromium, type Page } from 'playwright'
import subsetFont from 'subset-font'
import { CHROMIUM_ARGS, requireChromium } from '../../lib/cli/chromium'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test, waitForIslands } from '../ready-page'
import {
  ARTICLE_WITH_EVERYTHING,
  ARTICLE_WITH_TABLE,
  arrivesNarrow,
  ROUTES,
  STORY_WITH_EVERYTHING,
} from '../routes'

test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'no-preference' } })

/** Lighthouse's mobile profile: slow 4G, and on a phone a processor at a quarter of its speed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }
const PHONE_SLOWDOWN = 4
/** Most of a slow visit is waiting for the connection, which each page has for itself. */
const VISITS_AT_ONCE = 4
/** A fifth of a good score for layout shift: one line of a text that wraps differently. */
const MOST_SHIFT = 0.02
const PHONE = 360
const WIDE = 1280
/** The font's own name continues with the style of its outlines. */
const SITE = "the site's font"
const OWN_FONT = /^Bricolage Grotesque/

/**
 * Fonts that a machine may have, each with a package of the same metrics; Arimo is as wide as Arial. Every route is
 * opened with the commonest of them, in the width in which every-route.spec.ts doesn't open it. The others, which differ
 * from it in their metrics alone, are tried in each width, where most text stands in the first window.
 */
const SYSTEM_FONTS = [
  {
    name: 'DejaVu',
    family: 'DejaVu Sans',
    file: 'dejavu-sans',
    visits: [...ROUTES, ARTICLE_WITH_TABLE, ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING].map(
      (route) => [route, arrivesNarrow(route) ? WIDE : PHONE] as const,
    ),
  },
  { name: 'Noto', family: 'Noto Sans', file: 'noto-sans', visits: inEachWidth('/', '/resume') },
  { name: 'Arial', family: 'Arimo', file: 'arimo', visits: inEachWidth(ARTICLE_WITH_EVERYTHING, '/') },
  {
    name: 'Roboto',
    family: 'Roboto',
    file: 'roboto',
    visits: inEachWidth('/politics', ARTICLE_WITH_EVERYTHING),
  },
]

function inEachWidth(narrow: string, wide: string): [route: string, width: number][] {
  return [
    [narrow, PHONE],
    [wide, WIDE],
  ]
}

/** The characters of these packages' Latin files that pages use; system fonts aren't compressed, so they are converted. */
const LATIN =
  Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') + '–—‘’“”…€'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a browser on a machine with one family of fonts. */
async function browserWith(file: string, family: string): Promise<Browser> {
  const fonts = path.join(folder, 'fonts')
  mkdirSync(fonts)
  for (const weight of [400, 700]) {
    const name = `${file}-latin-${weight}-normal`
    const woff = readFileSync(require.resolve(`@fontsource/${file}/files/${name}.woff2`))
    writeFileSync(
      path.join(fonts, `${name}.ttf`),
      await subsetFont(woff, LATIN, { targetFormat: 'truetype' }),
    )
  }
  const config = path.join(folder, 'fonts.conf')
  const alias = ['Arial', 'sans-serif', 'system-ui', 'serif', 'monospace'].map(
    (one) =>
      `<alias binding="same"><family>${one}</family><prefer><family>${family}</family></prefer></alias>`,
  )
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir>${alias.join('')}</fontconfig>`,
  )
  return chromium.launch({
    executablePath: process.env.TEST_BROWSER ?? requireChromium(),
    args: CHROMIUM_ARGS,
    env: { ...process.env, FONTCONFIG_FILE: config },
  })
}

/** Opens a page in a context of its own, so that nothing is cached, with the connection and a phone's processor throttled. */
async function slowPage(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-ES', viewport: { width, height: 800 } })
  const page = waitForIslands(await context.newPage())
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  if (width === PHONE) await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
  await watchShifts(page)
  return page
}

/** Returns the fonts with which the first heading of a page is drawn. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => (OWN_FONT.test(familyName) ? SITE : familyName))
}

for (const { name, family, file, visits } of SYSTEM_FONTS)
  test(`no layout shift on a slow first visit with ${name} as the only font, whether the site's font arrives in time or not`, async ({
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const browser = await browserWith(file, family)
    const drawn = new Set<string>()
    try {
      const visit = async (route: string, width: number) => {
        const page = await slowPage(browser, baseURL, width)
        await page.goto(route)
        const { sum, what } = await shiftsUntilNow(page)
        expect.soft(sum, `${route}, ${width} px, ${what.join('\n')}`).toBeLessThan(MOST_SHIFT)
        for (const font of await fontsOfHeading(page)) drawn.add(font)
        await page.context().close()
      }
      const inTurns = pLimit(VISITS_AT_ONCE)
      await Promise.all(visits.map(([route, width]) => inTurns(() => visit(route, width))))
    } finally {
      await browser.close()
    }
    expect([...drawn].filter((font) => font !== SITE)).toEqual([family])
  })

test('in a narrow window the font is loaded after the first paint and used from the next page on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about')
  expect(await fontsOfHeading(page)).not.toContain(SITE)
  const asked = () => page.evaluate(whenAsked)
  await expect.poll(async () => (await asked()).fonts).toHaveLength(1)
  const { painted, fonts } = await asked()
  expect(fonts[0]).toBeGreaterThan(painted)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.getByRole('link', { name: 'Contactar' }).click()
  await expect(page).toHaveURL('/contacto')
  expect(await fontsOfHeading(page)).toEqual([SITE])
})

/** Returns when a page requested fonts, and when it was painted, in milliseconds since the navigation. */
function whenAsked() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  const all = performance.getEntriesByType('resource')
  const fonts = all.filter(({ name }) => name.includes('.woff2')).map(({ startTime }) => startTime)
  return { painted, fonts }
}

test('without scripts a narrow window uses the font at once if it arrives in time', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 360, height: 800 }
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await page.goto('/about')
  await page.goto('/politics')
  const family = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
  expect(family).toMatch(/^bricolage,/)
  await context.close()
})

test('a font that arrives late is used not on the page that requested it, but on the next one', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2*', async (route) => {
    await held
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fontsOfHeading(page)).not.toContain(SITE)
  release()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await fontsOfHeading(page)).not.toContain(SITE)
  expect((await shiftsUntilNow(page)).sum).toBeLessThan(MOST_SHIFT)
  await page.unroute('**/*.woff2*')
  await openWithFont(page, '/politics')
})

/** Opens a page again until the font, which is cached then, was in time; on a busy machine it may be late once. */
async function openWithFont(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    expect(await fontsOfHeading(page)).toEqual([SITE])
  }).toPass()
}

test('the font covers all of ASCII and the characters of Spanish and English prose', async ({ page }) => {
  await openWithFont(page, '/about')
  const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).join('')
  await page
    .locator('h1')
    .evaluate((heading, text) => (heading.textContent = text), `${ascii}áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª“”‘’–—…€`)
  expect(await fontsOfHeading(page)).toEqual([SITE])
})
