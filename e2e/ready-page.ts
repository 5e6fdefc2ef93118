import { expect, type Page, test as base } from 'playwright/test'

export { expect }

const PATIENCE_MS = 5_000

/**
 * A page counts as open when its islands work: scripts are loaded after the first paint, and a click before that does
 * nothing. A page whose scripts a test holds back is handed over after a while.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, handOver) => {
    if (javaScriptEnabled !== false) {
      for (const method of ['goto', 'reload', 'goBack'] as const) {
        const open = page[method].bind(page) as (...call: unknown[]) => Promise<never>
        page[method] = async (...call: unknown[]) => {
          const answer = await open(...call)
          const early = call.some(
            (options) => (options as { waitUntil?: string } | null)?.waitUntil === 'commit',
          )
          if (!early) await islandsWork(page)
          return answer
        }
      }
    }
    await handOver(page)
  },
})

/** React marks each element that it has taken over. */
async function islandsWork(page: Page): Promise<void> {
  const working = () =>
    !document.querySelector('script[data-scripts]') ||
    [...document.querySelectorAll('button, input, select')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
  await page.waitForFunction(working, undefined, { timeout: PATIENCE_MS }).catch(() => undefined)
}
