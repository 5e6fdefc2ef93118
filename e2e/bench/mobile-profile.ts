import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../lib/cli/chromium'

/** Lighthouse's mobile profile: slow 4G and a processor at a quarter of its speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }
const CPU_SLOWDOWN = 4
const STEP_TIMEOUT_MS = 30_000

type Slow = { network: boolean; context?: BrowserContextOptions }

/** Opens a browser for the duration of a measurement. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Opens a phone-sized page in a context of its own. Its processor is really throttled, and with `network` its
 * connection too; Lighthouse only simulates this.
 */
export async function slowPage(
  browser: Browser,
  { network, context: options = {} }: Slow,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'es-ES',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  // tsx wraps named functions in a call to this helper, including functions passed to the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, session }
}
