import type { Page } from 'playwright/test'
import { spillOf } from './inspect'

/**
 * Returns faults in the layout of a rendered page. The page may be wider than the viewport. A control may extend beyond
 * the viewport, clip its own text, or overlap another control or text that isn't its own.
 * @returns one line for each fault
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const spill = await spillOf(page)
  return [...(spill > 0 ? [`${spill} px wider than the viewport`] : []), ...(await page.evaluate(inPage))]
}

/** Runs in the page, so it can't refer to anything outside of itself. */
function inPage(): string[] {
  const TOLERANCE_PX = 1
  const width = document.documentElement.clientWidth
  /** Returns a memoised test of whether an element or any of its ancestors satisfies a condition. */
  const throughAncestors = (test: (element: Element) => boolean) => {
    const known = new Map<Element, boolean>()
    const isSo = (element: Element): boolean => {
      const before = known.get(element)
      if (before !== undefined) return before
      const { parentElement } = element
      const now = test(element) || (parentElement !== null && isSo(parentElement))
      known.set(element, now)
      return now
    }
    return isSo
  }
  const clipped = throughAncestors((one) => getComputedStyle(one).clipPath !== 'none')
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !clipped(element)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const scrolled = throughAncestors(scrolls)
  const scrolledAround = ({ parentElement }: Element) => parentElement !== null && scrolled(parentElement)
  /** Whether an element is the page's own scroll container. */
  const isPage = (element: Element) => element === document.documentElement || element === document.body
  /** Whether an element moves independently of the page: it is fixed to the viewport, or inside a scroll container. */
  const apart = throughAncestors(
    (one) => !isPage(one) && (getComputedStyle(one).position === 'fixed' || scrolls(one)),
  )
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
  const frames = new Map<Element, number>()
  /** Returns the bottom edge at which the closest clipping ancestor cuts an element off. */
  const endOf = (element: Element): number => {
    const known = frames.get(element)
    if (known !== undefined) return known
    const around = element.parentElement ? endOf(element.parentElement) : Infinity
    const cuts = !isPage(element) && getComputedStyle(element).overflowY !== 'visible'
    const end = cuts ? Math.min(around, element.getBoundingClientRect().bottom) : around
    frames.set(element, end)
    return end
  }
  /** Whether an element is cut off: lines after the last visible one are laid out, but clipped. */
  const cutOff = (element: Element, { top }: DOMRect) => top >= endOf(element) - TOLERANCE_PX
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE_PX

  // The CV's pages are a picture of paper, overlaid with text and links.
  const controls = [...document.querySelectorAll('a, button, input, select, summary')].filter(
    (one) => shown(one) && !one.closest('[data-sheet]') && one.getBoundingClientRect().width > 1,
  )
  const beyond = controls.filter((one) => {
    const { left, right } = one.getBoundingClientRect()
    return (left < -TOLERANCE_PX || right > width + TOLERANCE_PX) && !scrolledAround(one)
  })
  const cut = controls.filter((one) =>
    [one, ...one.querySelectorAll('*')].some(
      (part) =>
        part instanceof HTMLElement &&
        part.tagName !== 'INPUT' &&
        part.scrollWidth > part.clientWidth + TOLERANCE_PX &&
        /hidden|clip/.test(getComputedStyle(part).overflowX) &&
        getComputedStyle(part).textOverflow !== 'ellipsis' &&
        part.clientWidth > TOLERANCE_PX,
    ),
  )

  const flowing = controls.filter((one) => !apart(one))
  const boxes = flowing.flatMap((one) => [...one.getClientRects()].map((box) => ({ one, box })))
  const over: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const texts: { one: Element; box: DOMRect }[] = []
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement
    if (!one || !walker.currentNode.textContent?.trim() || !shown(one) || one.closest('[data-sheet]'))
      continue
    if (apart(one)) continue
    range.selectNodeContents(walker.currentNode)
    const lines = [...range.getClientRects()].filter((box) => !cutOff(one, box))
    texts.push(...lines.map((box) => ({ one, box })))
  }
  for (const { one, box } of boxes)
    for (const other of [...boxes, ...texts])
      if (overlap(box, other.box) && !one.contains(other.one) && !other.one.contains(one))
        over.push(`${nameOf(one)} over ${nameOf(other.one)}`)

  return [
    ...beyond.map((one) => `${nameOf(one)} beyond the viewport`),
    ...cut.map((one) => `${nameOf(one)} cuts off its text`),
    ...new Set(over),
  ]
}
