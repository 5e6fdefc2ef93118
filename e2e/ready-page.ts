import { expect, type Page, test as base } from 'playwright/test'

export { expect }

const PATIENCE_MS = 60_000

/**
 * Whether React has hydrated every control of the page and has nothing left to do: scripts are deferred, and before them
 * most controls have no effect. React marks each element that it hydrates with its fiber, before it commits; the
 * root of the fibers counts what is left.
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
      .map(fiberOf)
      .every((fiber) => fiber && isCommitted(fiber))
  )
}

/** What React does after the paint that follows a commit: listeners for the whole page, among others. */
const effectsHaveRun = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Navigations wait for hydration, and fail where it never comes. */
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
