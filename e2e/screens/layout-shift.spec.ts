import { seeAll } from '../gallery/inspect'
import { expect, test } from '../ready-page'
import { ROUTES } from '../routes'

/** What comes last on a route, where that is more than pictures and fonts: roles, the calendar's island, the document. */
const LAST: Record<string, string> = {
  '/': '.Typewriter__wrapper:not(:empty)',
  '/about': 'rect[data-date]',
  '/resume': '.react-pdf__Page canvas',
}

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
      await page.goto(route)
      await expect(page.locator('[class*="overlay"]')).toBeHidden()
      await seeAll(page)
      await page
        .locator(LAST[route] ?? 'main')
        .first()
        .waitFor({ state: 'attached' })
      const { sum, what } = await page.evaluate(shiftsUntilNow)
      expect(sum.toFixed(2), what.join('\n')).toBe('0.00')
    })

type Shifts = { sum: number; what: string[]; add: (entries: PerformanceEntry[]) => void }
type Watched = { shifts: Shifts; observer: PerformanceObserver }

/** Adds up every layout shift of the page, not only the worst five seconds, and remembers what moved. */
function countShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources?: { node: Node | null }[] }
  const shifts: Shifts = {
    sum: 0,
    what: [],
    add(entries) {
      for (const { value, sources = [] } of entries as Shift[]) {
        shifts.sum += value
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.textContent,
        )
        shifts.what.push(`${value.toFixed(4)} ${names.join(', ')}`)
      }
    },
  }
  const observer = new PerformanceObserver((list) => shifts.add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { watched: { shifts, observer } satisfies Watched })
}

/** With those of the frames that were drawn last, which the browser may not have reported yet. */
async function shiftsUntilNow(): Promise<{ sum: number; what: string[] }> {
  const { shifts, observer } = (window as unknown as { watched: Watched }).watched
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  shifts.add(observer.takeRecords())
  return { sum: shifts.sum, what: shifts.what }
}
