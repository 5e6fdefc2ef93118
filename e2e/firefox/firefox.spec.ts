import { existsSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import sharp from 'sharp'
import { takenOver } from '../ready-page'
import { ROUTES } from '../routes'
import { takeFrames, watchTyping } from '../typing'

const SYSTEM_BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/*
 * Tests in the system's Firefox over WebDriver BiDi: Playwright only drives its own build of Firefox, which isn't
 * available on every system. All tests share one browser and one page.
 */
const executablePath = findFirefox()
const MISSING = 'No Firefox found: install one (Debian: apt install firefox-esr), or set FIREFOX_PATH.'

let browser: Browser
let page: Page
const faults: string[] = []

test.describe.configure({ mode: 'serial' })
test.skip(!executablePath, MISSING)

test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executablePath ?? '',
    // Reduced motion disables the start overlay and transitions, and saves waiting for them.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`))
})

test.afterAll(() => browser?.close())

/** Opens a page, and waits until React has hydrated its controls. */
async function open(path: string, width = 1280): Promise<void> {
  await page.setViewport({ width, height: 800 })
  await page.goto(`${process.env.SITE_UNDER_TEST}${path}`, { waitUntil: 'domcontentloaded' })
  await until(takenOver)
}

const POLLING_MS = 50

async function until(condition: (wanted: string) => boolean, wanted = ''): Promise<void> {
  await page.waitForFunction(condition, { polling: POLLING_MS }, wanted)
}

/** Clicks the visible control with a given name. */
async function press(name: string): Promise<void> {
  await until((wanted) => {
    const controls = [...document.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
    const named = controls.find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === wanted,
    )
    named?.setAttribute('data-pressed', wanted)
    return named !== undefined
  }, name)
  await page.click(`[data-pressed="${name}"]`)
}

const shows = (text: string) => until((wanted) => document.body.innerText.includes(wanted), text)
const hasArticles = (count: number) =>
  until(
    (wanted) => document.querySelectorAll('main li:not([hidden]) article').length === Number(wanted),
    String(count),
  )

test('Firefox: every route opens with its heading, none overflows a phone, and the console stays empty', async () => {
  for (const route of ROUTES) {
    await open(route, 320)
    const { headings, spill } = await page.evaluate(() => ({
      headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
      spill: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(headings, route).toBe(1)
    expect(spill, route).toBeLessThanOrEqual(0)
  }
  expect(faults).toEqual([])
})

test('Firefox: the bar is opaque in both themes, and the toggle switches them', async () => {
  await open('/resume')
  const themes: (string | null)[] = []
  for (const label of ['Activar modo oscuro', 'Activar modo claro']) {
    expect((await barAt(500)).equals(await barAt(517)), label).toBe(true)
    await press(label)
    themes.push(await page.$eval('html', (html) => html.getAttribute('data-theme')))
  }
  expect(themes).toEqual(['dark', 'light'])
})

/** Returns the pixels of the header bar after scrolling. */
async function barAt(top: number): Promise<Buffer> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, top)
  await page.waitForSelector('header[data-sticky]')
  const height = await page.$eval('header', (header) => header.clientHeight)
  return sharp(await page.screenshot())
    .extract({ left: 0, top: 0, width: 1200, height })
    .raw()
    .toBuffer()
}

test('Firefox: the menu opens on a phone, and its links navigate', async () => {
  await open('/', 360)
  await press('Menú')
  await press('Proyectos')
  await shows('Últimos trabajos')
  expect(new URL(page.url()).pathname).toBe('/project')
  await until(() => !document.querySelector('nav:popover-open'))
})

test('Firefox: the search filters the articles, and the pagination shows the next ones', async () => {
  await open('/articles')
  await hasArticles(12)
  await page.type('main input[type="search"]', 'MIGRACIONES')
  await hasArticles(1)
  await press('Limpiar búsqueda')
  await hasArticles(12)
  await press('Siguiente')
  await shows('Página 2 de 3')
  expect(new URL(page.url()).pathname).toBe('/articles/page/2')
})

test('Firefox: the pages of the CV are drawn, and can be zoomed in', async () => {
  await open('/resume')
  await page.$eval('#documento', (heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await until(() => document.querySelector('[data-drawn="true"] canvas') !== null)
  await press('Ampliar')
  await shows('150 %')
  await until(() => (document.querySelector('[data-drawn] canvas')?.clientWidth ?? 0) > 1500)
  expect(faults).toEqual([])
})

test('Firefox: a reload does not restore the search shortcut checkbox from before', async () => {
  const slash = 'main input[type="checkbox"]'
  await open('/buscar')
  await page.click(slash)
  expect(await page.$eval(slash, (box) => (box as HTMLInputElement).checked)).toBe(false)
  // Another tab has switched the shortcut on again.
  await page.evaluate(() => localStorage.clear())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await until(takenOver)
  expect(await page.$eval(slash, (box) => (box as HTMLInputElement).checked)).toBe(true)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('Firefox: no layout shift while the roles are typed and deleted', async () => {
  const moving = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executablePath ?? '',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 0 },
  })
  try {
    const home = await moving.newPage()
    // At this size two of the roles wrap.
    await home.setViewport({ width: 320, height: 800 })
    await home.evaluateOnNewDocument(takeFrames)
    await home.goto(`${process.env.SITE_UNDER_TEST}/`)
    await home.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await home.waitForFunction(() => document.querySelector('.Typewriter__wrapper'), { polling: POLLING_MS })
    const { typed, moved } = await home.evaluate(watchTyping, { roles: 3, steps: 4, limitMs: 100_000 })
    expect(new Set(typed).size).toBe(3)
    expect(moved).toEqual([])
  } finally {
    await moving.close()
  }
})

/** Returns the path of a Firefox: FIREFOX_PATH or an installed one; null if there is none. */
function findFirefox(): string | null {
  return [process.env.FIREFOX_PATH, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? null
}
