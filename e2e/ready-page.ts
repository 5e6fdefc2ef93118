import { expect, type Page, test as base } from 'playwright/test'

export { expect }

const PATIENCE_MS = 20_000

/**
 * Whether React has taken over every control of the page: scripts are loaded after the first paint, and a click before
 * that does nothing. React marks each element that it has taken over.
 */
export function takenOver(): boolean {
  return (
    !document.querySelector('script[data-scripts]') ||
    [...document.querySelectorAll('button, input, select')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
  )
}

/** A page that is opened counts as open when its islands work; one whose scripts a test holds back, after a while. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, handOver) => {
    if (javaScriptEnabled !== false) waitForIslands(page)
    await handOver(page)
  },
})

/** Lets a page that a test has made by itself count as open when its islands work, as the one that tests are given. */
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
