import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
  type ViewportSize,
} from 'playwright/test'

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

/** What stays in a tab whatever page it shows, so that the next test needs another one. */
const LASTING = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'setExtraHTTPHeaders'],
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'route'],
    ...['grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setOffline'],
  ],
  clock: ['install'],
}
const EVENTS = ['console', 'pageerror', 'request', 'response', 'load', 'dialog', 'download'] as const

type Tab = { context: BrowserContext; page: Page; options: string; isChanged: boolean }

/** The tab of this worker, which one test after another uses. */
let tab: Tab | null = null

/**
 * Gives each test a tab without stored data, and makes its navigations wait for hydration; they fail if it never
 * happens.
 *
 * A new tab is a new process, which costs more time than the page in it. So a tab serves one test after another, until
 * one of them changes what can't be taken back, or fails. Files whose pages must not find anything cached ask for new
 * tabs: `test.use({ isFirstVisit: true })`.
 */
export const test = base.extend<{ isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],

  context: async (
    { browser, isFirstVisit, viewport, contextOptions, javaScriptEnabled, permissions },
    handOver,
    testInfo,
  ) => {
    const options = JSON.stringify([viewport, contextOptions, javaScriptEnabled, permissions])
    if (isFirstVisit || tab?.options !== options) await closeTab()
    tab ??= await openTab(await browser.newContext(), options, javaScriptEnabled !== false)
    await handOver(tab.context)
    const isFailed = testInfo.status !== testInfo.expectedStatus
    if (isFirstVisit || isFailed || !(await cleanTab(tab, contextOptions, viewport))) await closeTab()
  },

  page: async ({ context }, handOver) => {
    await handOver(context.pages()[0] ?? (await context.newPage()))
  },
})

async function openTab(context: BrowserContext, options: string, hasScripts: boolean): Promise<Tab> {
  const page = await context.newPage()
  if (hasScripts) waitForIslands(page)
  const opened: Tab = { context, page, options, isChanged: false }
  const note = () => (opened.isChanged = true)
  notice(page, LASTING.page, note)
  notice(context, LASTING.context, note)
  notice(page.clock, LASTING.clock, note)
  return opened
}

/** Makes the calls of some methods noticed. */
function notice(object: object, names: string[], note: () => void): void {
  for (const name of names) {
    const call = (Reflect.get(object, name) as (...given: unknown[]) => unknown).bind(object)
    Reflect.set(object, name, (...given: unknown[]) => {
      note()
      return call(...given)
    })
  }
}

async function closeTab(): Promise<void> {
  await tab?.context.close()
  tab = null
}

/** Takes back what a test did in a tab. @returns whether the next test may use it */
async function cleanTab(
  { context, page, isChanged }: Tab,
  { colorScheme = 'light', reducedMotion = 'no-preference' }: BrowserContextOptions,
  viewport: ViewportSize | null,
): Promise<boolean> {
  if (isChanged || !viewport || page.isClosed() || !page.url().startsWith('http')) return false
  for (const event of EVENTS) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  for (const other of context.pages()) if (other !== page) await other.close()
  // A page of the same site keeps the process; there are no scripts in this one.
  const answer = await page.goto(new URL('/robots.txt', page.url()).href).catch(() => null)
  if (!answer?.ok()) return false
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await context.clearCookies()
  await page.mouse.move(0, 0) // a link below the pointer would be loaded ahead
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, colorScheme, reducedMotion })
  return true
}

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
