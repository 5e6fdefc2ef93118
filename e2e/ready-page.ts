import { expect, type Page, test as base } from 'playwright/test'

export { expect }

const PATIENCE_MS = 20_000

/**
 * Whether React has hydrated every control of the page: scripts are deferred, and earlier clicks have no effect.
 * React marks each hydrated element with a property.
 */
export function takenOver(): boolean {
  return (
    !document.querySelector('script[data-scripts]') ||
    [...document.querySelectorAll('button, input, select, main nav a')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
  )
}

/** Navigations wait for hydration; after a time-out they continue, for tests that block scripts. */
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
        await page.waitForFunction(takenOver, undefined, { timeout: PATIENCE_MS }).catch(() => undefined)
      return answer
    }
  }
  return page
}
