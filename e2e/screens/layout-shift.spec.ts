import { expect, test } from '../ready-page'
import { ROUTES } from '../routes'

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  for (const route of ROUTES)
    test(`${route}, ${viewport.width} px: nothing moves while font, roles, pictures, calendar and PDF arrive`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(countShifts)
      await page.goto(route, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1_400)
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, viewport.height * 0.8)
        await page.waitForTimeout(120)
      }
      if (route === '/resume') await page.locator('.react-pdf__Page canvas').first().waitFor()
      await page.waitForTimeout(400)
      const { sum, what } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
      expect(sum.toFixed(2), what.join('\n')).toBe('0.00')
    })

type Shifts = { sum: number; what: string[] }

/** Adds up every layout shift of the page, not only the worst five seconds, and remembers what moved. */
function countShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources?: { node: Node | null }[] }
  const shifts: Shifts = { sum: 0, what: [] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as Shift[]) {
      shifts.sum += value
      const names = sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent))
      shifts.what.push(`${value.toFixed(4)} ${names.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
