import { expect, type Page, test as base } from 'playwright/test'

export { expect }

const PATIENCE_MS = 60_000

/**
 * Whether React has hydrated every control of the page and has no pending work. Scripts are deferred, and most controls
 * have no effect before they run. React adds its fiber to each element that it hydrates, before the commit; the root
 * fiber tracks pending lanes.
 */
export function takenOver(): boolean {
  type Fiber = { return: Fiber | null; stateNode: { pendingLanes?: number } | null }
  const fiberOf = (element: Element) =>
    Object.entries(element).find(([name]) => name.startsWith('__reactFiber'))?.[1] as Fiber | undefined
  const isCommitted = (fiber: Fiber): boolean =>
    fiber.return ? isCommitted(fiber.return) : !fiber.stateNode?.pendingLanes
  return (
    !document.querySelector('script[data-scripts]') ||
    [...document.querySelectorAll('button, input, select, main nav a')]
      // The controls of an article's text are plain HTML: what listens to them is around it.
      .map((control) => fiberOf(control.closest('[data-text]') ?? control))
      .every((fiber) => fiber && isCommitted(fiber))
  )
}

/** Waits for React's effects after the paint that follows a commit, among others listeners for the whole page. */
const effectsHaveRun = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Makes navigations wait for hydration; they fail if it never happens. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, handOver) => {
    if (javaScriptEnabled !== false) waitForIslands(page)
    await handOver(page)
  },
})

/** Makes navigations of a page wait for hydration, for pages that a test creates itself. */
export function waitForIslands(page: Page): Page {
  for (const method of ['goto', 'reload', 'goBack'] as const) {
    const open = page[method].bind(page) as (...call: unknown[]) => Promise<never>
    page[method] = async (...call: unknown[]) => {
      const answer = await open(...call)
      const early = call.some((options) => (options as { waitUntil?: string } | null)?.waitUntil === 'commit')
      if (!early)
        await page
          .waitForFunction(takenOver, undefined, { timeout: PATIENCE_MS })
          .then(() => page.evaluate(effectsHaveRun))
      return answer
    }
  }
  return page
}
