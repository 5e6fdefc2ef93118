import type { Browser } from 'playwright'
import { prepareTyping, watchLoop } from '../typing'
import { slowPage } from './mobile-profile'
import { atMost, type Measured } from './report'

const WIDTHS = [360, 412, 1280]
/** Long enough for hydration and the web font. */
const SETTLED_MS = 2_500

/**
 * Measures the layout shifts of the home page while each of its roles is typed and deleted once: the first seconds of a
 * visit show a part of the first role only. All shifts are summed up, not only those of the worst five seconds.
 * @returns nothing for an owner with a single role, which isn't typed
 */
export async function measureTypedLoop(browser: Browser, url: string): Promise<Measured> {
  const loops: { width: number; roles: number; shift: number }[] = []
  for (const width of WIDTHS) loops.push({ width, ...(await shiftAt(browser, url, width)) })
  const typed = loops.filter(({ roles }) => roles > 1)
  if (typed.length === 0) return { tables: [] }
  return {
    tables: [
      {
        heading: 'Layout shift of the home page through a whole loop of its roles',
        heads: ['window, px', 'roles', 'shift'],
        rows: typed.map(({ width, roles, shift }) => [String(width), roles, shift]),
      },
    ],
    goals: [
      atMost(
        'layout shift through a loop of roles',
        0,
        typed.map(({ width, shift }): [string, number] => [`${width} px`, shift]),
      ),
    ],
  }
}

async function shiftAt(browser: Browser, url: string, width: number) {
  const { page } = await slowPage(browser, {
    network: false,
    context: { viewport: { width, height: 823 } },
  })
  try {
    await prepareTyping(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    const roles = await page.locator('[data-role]').count()
    if (roles === 0) return { roles, shift: 0 }
    await page.locator('.Typewriter__wrapper').waitFor({ state: 'attached' })
    const { shifts } = await watchLoop(page, roles)
    return { roles, shift: shifts.reduce((sum, { value }) => sum + value, 0) }
  } finally {
    await page.context().close()
  }
}
