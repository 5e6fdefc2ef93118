import { chromium, type Page } from 'playwright/test'
import { CHROMIUM_ARGS, requireChromium } from '../../lib/cli/chromium'
import type { RunningSite } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { startSite } from '../site'
import { OWNER, OWNER_DIST } from './owner'

const QUESTION = 'Medición de visitas'
/** More than any of these pages has. */
const MOST_CONTROLS = 80

let server: RunningSite
const site = () => server.url

test.beforeAll(async () => {
  server = await startSite(OWNER_DIST, { CONTENT_DIR: OWNER })
})
test.afterAll(() => server?.stop())

test('what has the focus is never wholly behind the question, in a narrow and in a low window', async ({
  page,
}) => {
  for (const path of ['/contacto', '/article/texto-con-notas']) {
    await page.goto(site() + path)
    await expect(page.getByRole('region', { name: QUESTION })).toBeVisible()
    for (const [width, height] of [
      [320, 568],
      [640, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const key of ['Tab', 'Shift+Tab'] as const)
        expect(await hiddenFocus(page, key), `${path}, ${width} × ${height} px, ${key}`).toEqual([])
    }
  }
})

test('both answers are within the window, however large the letters and low the window', async () => {
  const args = [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({
    executablePath: process.env.TEST_BROWSER ?? requireChromium(),
    args,
  })
  for (const [width, height] of [
    [320, 568],
    [640, 400],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(site())
    const question = page.getByRole('region', { name: QUESTION })
    for (const part of [
      question.getByRole('link'),
      question.getByRole('button', { name: 'Rechazar' }),
      question.getByRole('button', { name: 'Aceptar' }),
    ]) {
      await part.focus()
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 0.99 })
    }
    expect(await hiddenFocus(page, 'Tab'), `${width} × ${height}`).toEqual([])
    await page.close()
  }
  await browser.close()
})

/**
 * Tabs through the controls of a page.
 * @returns the controls that were completely covered while they had the focus
 */
async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  const seen = new Set<string>()
  for (let step = 0; step < MOST_CONTROLS; step += 1) {
    await page.keyboard.press(key)
    const { name, place, isSeen } = await page.evaluate(lookAtFocus)
    if (seen.has(place)) break
    seen.add(place)
    if (!isSeen) hidden.push(name)
  }
  expect(seen.size).toBeGreaterThan(10)
  return hidden
}

/** Runs in the page. Returns the focused control, and whether any of fifteen points of it is topmost. */
async function lookAtFocus() {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const focused = document.activeElement ?? document.body
  const { left, top, width, height } = focused.getBoundingClientRect()
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  )
  const isSeen =
    focused === document.body ||
    points.some((found) => found !== null && (focused.contains(found) || found.contains(focused)))
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40),
    place: String([...document.querySelectorAll('*')].indexOf(focused)),
    isSeen,
  }
}
