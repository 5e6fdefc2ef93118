import type { Page } from 'playwright/test'

type Shift = { at: number; value: number; what: string }
type Watched = { shifts: Shift[]; add: (entries: PerformanceEntry[]) => void; observer: PerformanceObserver }

/** Records every layout shift of the pages opened from now on, not only the worst five seconds. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(countShifts)
}

/** Returns the sum of a page's layout shifts so far, and the elements that moved. */
export function shiftsUntilNow(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(takeShifts)
}

function countShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Entry = PerformanceEntry & { value: number; sources?: Source[] }
  const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = ({ node, previousRect, currentRect }: Source) => {
    const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
    return `${name} (${boxOf(previousRect)} → ${boxOf(currentRect)})`
  }
  const shifts: Shift[] = []
  const add = (entries: PerformanceEntry[]) => {
    for (const { startTime, value, sources = [] } of entries as Entry[]) {
      shifts.push({ at: startTime, value, what: `${value.toFixed(4)} ${sources.map(nameOf).join(', ')}` })
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { watched: { shifts, add, observer } satisfies Watched })
}

/** Includes the shifts of the last frames, which the browser may not have reported yet. */
async function takeShifts(): Promise<{ sum: number; what: string[] }> {
  const { watched } = window as unknown as { watched: Watched }
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  watched.add(watched.observer.takeRecords())
  return {
    sum: watched.shifts.reduce((sum, { value }) => sum + value, 0),
    what: watched.shifts.map(({ at, what }) => `at ${at.toFixed()} ms: ${what}`),
  }
}
