import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import type { State } from './states'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Brings a page into a state, all of it loaded. Give it a context of its own: for an address that a context has seen
 * before, Chromium asks again in the background, and such requests never count as ended.
 */
export async function enter(page: Page, { path, prepare }: State): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await prepare?.(page)
}

/** What axe-core finds, all of its rules and severities. @returns a line for each, empty when all is well */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** By how many pixels a page is wider than its window. */
export function spillOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
