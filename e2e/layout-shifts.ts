import type { Page } from 'playwright/test'

type Shifts = { sum: number; what: string[]; add: (entries: PerformanceEntry[]) => void }
type Watched = { shifts: Shifts; observer: PerformanceObserver }

/** Adds up every layout shift of the pages that are opened from now on, not only the worst five seconds. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(countShifts)
}

/** The sum of a page's layout shifts so far, and what moved. */
export function shiftsUntilNow(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(takeShifts)
}

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
async function takeShifts(): Promise<{ sum: number; what: string[] }> {
  const { shifts, observer } = (window as unknown as { watched: Watched }).watched
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  shifts.add(observer.takeRecords())
  return { sum: shifts.sum, what: shifts.what }
}
