import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import type { State } from './states'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Brings a page into a state, all of it loaded. @param base the address of the site, where the page's is another */
export async function enter(page: Page, { path, prepare }: State, base = ''): Promise<void> {
  await page.goto(base + path)
  await seeAll(page)
  await prepare?.(page)
}

/** Scrolls through the whole page, and waits for what loads when it comes near: pictures, fonts, the CV's document. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  const missing = () => page.evaluate(whatIsMissing)
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}

function whatIsMissing(): string[] {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  const frames = [...document.querySelectorAll('main [data-sheet]')]
  return [
    ...shown.filter(({ complete }) => !complete).map(({ src }) => src),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...frames
      .filter((frame) => !frame.querySelector('[data-drawn="true"] canvas'))
      .map(() => 'a page of the CV'),
  ]
}

/** What axe-core finds, all of its rules and severities. @returns a line for each, empty when all is well */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe || (() => { ${AXE} })()`)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/**
 * By how many pixels a page is wider than its window. A page keeps room for a scrollbar, which a browser without them
 * adds to the width of the window: what is too wide is measured against the room that the content has.
 */
export function spillOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - Math.min(clientWidth, Math.ceil(document.body.getBoundingClientRect().width))
  })
}
