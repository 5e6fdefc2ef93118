import type { Page } from 'playwright/test'

type Shift = { at: number; value: number; what: string }
type Change = { from: number; to: number }
type Watched = {
  shifts: Shift[]
  standInChanges: Change[]
  /** When the page switches to the web font: from then on the font is rendered, or rendered as soon as it loads. */
  takesTypeFrom: number
  typeTaken: Change[]
  typeDrawnAt: number[]
  add: (entries: PerformanceEntry[]) => void
  observer: PerformanceObserver
}

/**
 * Records every layout shift of the pages opened from now on, not only the worst five seconds. Shifts caused by fonts
 * are counted separately, because a line may wrap differently: when the web font replaces the fallback, and when a late
 * web font makes one fallback replace the other after the overlay.
 */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(countShifts)
}

/**
 * @param byType sum of the shifts caused by font changes
 * @param sum sum of all other shifts
 * @param what the elements that moved, and when the fonts changed
 */
type Shifts = { sum: number; what: string[]; byType: number }

/** Returns a page's layout shifts so far. */
export function shiftsUntilNow(page: Page): Promise<Shifts> {
  return page.evaluate(takeShifts)
}

function countShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources?: { node: Node | null }[] }
  const watched = {
    shifts: [] as Shift[],
    standInChanges: [] as Change[],
    takesTypeFrom: 0,
    typeTaken: [] as Change[],
    typeDrawnAt: [] as number[],
    add(entries: PerformanceEntry[]) {
      for (const { startTime, value, sources = [] } of entries as Entry[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.textContent,
        )
        watched.shifts.push({ at: startTime, value, what: `${value.toFixed(4)} ${names.join(', ')}` })
      }
    },
  }
  const observer = new PerformanceObserver((list) => watched.add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const drawn = () => watched.typeDrawnAt.push(performance.now())
  document.fonts.addEventListener('loadingdone', () =>
    requestAnimationFrame(() => requestAnimationFrame(drawn)),
  )
  document.addEventListener('animationstart', ({ animationName }) => {
    if (!animationName.includes('stand-in')) return
    const change = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === animationName)
    if (!(change?.effect instanceof KeyframeEffect)) return
    const { effect } = change
    const length = Number(effect.getComputedTiming().endTime)
    const note = (list: Change[], at: number) => {
      const from = Number(change.startTime) + at
      const drawnAnew = () => list.push({ from, to: performance.now() })
      requestAnimationFrame(() => requestAnimationFrame(drawnAnew))
    }
    // The animation's finish event comes later than the first frame without the animation.
    void change.finished.then(() => note(watched.standInChanges, length))
    const taken = length * Number(effect.getKeyframes()[1]?.computedOffset)
    watched.takesTypeFrom = Number(change.startTime) + taken
    const untilTaken = () =>
      Number(change.currentTime) < taken ? requestAnimationFrame(untilTaken) : note(watched.typeTaken, taken)
    untilTaken()
  })
  Object.assign(window, { watched: Object.assign(watched, { observer }) satisfies Watched })
}

/** Includes the shifts of the last frames, which the browser may not have reported yet. */
async function takeShifts(): Promise<Shifts> {
  const { watched } = window as unknown as { watched: Watched }
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  watched.add(watched.observer.takeRecords())
  const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.endsWith('.woff2'))
    .map(({ responseEnd }) => responseEnd)
  // An embedded document has its own fonts, which load later and move nothing.
  const exchanges = fonts.flatMap((from) => {
    const to = watched.typeDrawnAt.find((drawn) => drawn >= from)
    return to === undefined ? [] : [{ from, to }]
  })
  // A web font that loads before the page switches to it moves nothing by loading.
  const late = exchanges.filter(({ from }) => from >= watched.takesTypeFrom)
  const changes = [...late, ...watched.typeTaken, ...watched.standInChanges]
  const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)
  const counted = watched.shifts.filter(({ at }) => !changes.some(({ from, to }) => from <= at && at <= to))
  const sum = sumOf(counted)
  const what = [
    ...counted.map(({ at, what: moved }) => `at ${at.toFixed()} ms: ${moved}`),
    ...changes.map(({ from, to }) => `the type changed from ${from.toFixed()} to ${to.toFixed()} ms`),
  ]
  return { sum, what, byType: sumOf(watched.shifts) - sum }
}
