import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import type { State } from './states'

const PATIENCE_MS = 30_000
/** A frame later than this never comes; several times the longest that was seen. */
const FROZEN_MS = 20_000
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Opens a page and brings it into a state, completely loaded. @param base the site's URL, where the page's differs
 */
export async function enter(page: Page, { path, prepare }: State, base = ''): Promise<void> {
  await page.goto(base + path)
  await seeAll(page)
  await prepare?.(page)
}

/** Scrolls through the whole page, and waits for what loads lazily: images, fonts, the CV's document. */
export async function seeAll(page: Page): Promise<void> {
  // Where all cores are busy, Chromium's software compositor may wait for ever for tiles that nobody draws: a new document thaws it.
  if (!(await page.evaluate(scrollThrough, FROZEN_MS))) {
    await page.reload()
    expect(await page.evaluate(scrollThrough, FROZEN_MS)).toBe(true)
  }
  await allArrived(page)
}

/** @returns whether the browser went on drawing: false where a frame took longer than the given time */
async function scrollThrough(patience: number): Promise<boolean> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' })
    if (!(await frameComes()) || !(await frameComes())) return false
  }
  return true

  function frameComes(): Promise<boolean> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => resolve(true))
      setTimeout(() => resolve(false), patience)
    })
  }
}

/** Waits for what the part of the page in view loads late: a new width draws the CV's document again. */
async function allArrived(page: Page): Promise<void> {
  expect(await page.evaluate(missingAfter, PATIENCE_MS)).toEqual([])
}

/** Waits until a frame shows all of the page. @returns what it still lacks after the given time */
async function missingAfter(patience: number): Promise<string[]> {
  const deadline = performance.now() + patience
  let missing = whatIsMissing()
  while (missing.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    missing = whatIsMissing()
  }
  return missing

  function isTypeDrawn(): boolean {
    const { fonts } = document
    const isThere = fonts.status === 'loaded' && fonts.check('16px spanish')
    return isThere && getComputedStyle(document.body).fontFamily.startsWith('spanish')
  }

  function whatIsMissing(): string[] {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const frames = [...document.querySelectorAll('main [data-sheet]')]
    return [
      ...shown.filter(({ complete }) => !complete).map(({ src }) => src),
      ...(isTypeDrawn() ? [] : ['fonts']),
      ...frames
        .filter((frame) => !frame.querySelector('[data-drawn="true"] canvas'))
        .map(() => 'a page of the CV'),
      ...[...document.querySelectorAll('[aria-owns]')]
        .flatMap((part) => part.getAttribute('aria-owns')?.split(' ') ?? [])
        .filter((id) => !document.getElementById(id))
        .map(() => 'the text of a page of the CV'),
    ]
  }
}

/** Violations found by axe-core, with all rules and severities. @returns one line for each */
export async function violationsOf(page: Page): Promise<string[]> {
  await allArrived(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/**
 * Number of pixels by which a page is wider than its viewport. The gutter for a scrollbar is part of the viewport in
 * browsers with overlay scrollbars, so the width of the content is compared with the space available to it.
 */
export function spillOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - Math.min(clientWidth, Math.ceil(document.body.getBoundingClientRect().width))
  })
}
