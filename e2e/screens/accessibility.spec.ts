import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'playwright/test'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const ROUTES = [
  '/',
  '/about',
  '/project',
  '/articles',
  '/article/indices-parciales-postgresql',
  '/article/pruebas-que-no-mienten',
  '/resume',
  '/politics',
  '/article/no-existe',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 360, 1280, 1920]) {
    test(`${colorScheme}, ${width} px: axe finds nothing on any route, and nothing is wider than the screen`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce', baseURL })
      for (const route of ROUTES) {
        const page = await context.newPage()
        await page.goto(route, { waitUntil: 'networkidle' })
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        if (route === '/resume')
          await page.locator('.react-pdf__Page canvas').first().waitFor({ timeout: 20_000 })
        await page.evaluate(AXE)
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
        )
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          route,
        ).toEqual([])
        const spill = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(spill, route).toBeLessThanOrEqual(0)
        await page.close()
      }
      await context.close()
    })
  }
}
