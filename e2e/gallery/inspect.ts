import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const PATIENCE_MS = 30_000
/** A frame that takes longer than this is taken as lost: several times the longest observed frame. */
const FROZEN_MS = 20_000
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Opens a page, and loads it completely. */
export async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await seeAll(page)
}

/** Scrolls through the whole page, and waits for lazily loaded content: images, fonts, the CV's document. */
export async function seeAll(page: Page): Promise<void> {
  // On a fully loaded machine, Chromium's software compositor may wait forever for tiles that are never rastered. A
  // reload recovers it.
  if (!(await page.evaluate(scrollThrough, FROZEN_MS))) {
    await page.reload()
    expect(await page.evaluate(scrollThrough, FROZEN_MS)).toBe(true)
  }
  await allArrived(page)
}

/** @returns false if a frame took longer than the given time */
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

/** Waits for the late content of the page's visible part; a new width makes the CV's document render again. */
async function allArrived(page: Page): Promise<void> {
  expect(await page.evaluate(missingAfter, PATIENCE_MS)).toEqual([])
}

/**
 * Waits until a frame shows the complete page.
 * @returns what is still missing after the given time
 */
async function missingAfter(patience: number): Promise<string[]> {
  const deadline = performance.now() + patience
  // A new width starts the CV's document again within a frame.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  let missing = whatIsMissing()
  while (missing.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    missing = whatIsMissing()
  }
  return missing

  function whatIsMissing(): string[] {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    const frames = [...document.querySelectorAll('main [data-sheet]')]
    return [
      ...shown.filter(({ complete }) => !complete).map(({ src }) => src),
      ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
      ...frames
        .filter((frame) => !frame.querySelector('[data-drawn="true"] canvas'))
        .map(() => 'a page of the CV'),
      // The structure may come before the text that it names, or after it.
      ...frames
        .filter((frame) => !frame.querySelector('.textLayer .endOfContent'))
        .map(() => 'the text of a page of the CV'),
      ...[...document.querySelectorAll('[aria-owns]')]
        .flatMap((part) => part.getAttribute('aria-owns')?.split(' ') ?? [])
        .filter((id) => !document.getElementById(id))
        .map(() => 'the text of a page of the CV'),
    ]
  }
}

/** Returns the violations found by axe-core, with all rules and severities, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  await allArrived(page)
  // Colours that still change, as after a switch of theme, are measured once they have settled.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
  })
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/**
 * Returns the number of pixels by which a page is wider than its viewport. In browsers with overlay scrollbars, the
 * viewport includes the scrollbar gutter, so the content's width is compared with the space available to it.
 */
export function spillOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - Math.min(clientWidth, Math.ceil(document.body.getBoundingClientRect().width))
  })
}
