import type { Page } from 'playwright/test'
import { spillOf } from './inspect'

/**
 * What is wrong with the layout of a page as it is shown: it is wider than the viewport, a control reaches beyond it or
 * cuts off its own text, or a control lies over another one or over text that isn't its own.
 * @returns one line for each fault
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const spill = await spillOf(page)
  return [...(spill > 0 ? [`${spill} px wider than the viewport`] : []), ...(await page.evaluate(inPage))]
}

/** Runs in the page, so everything it needs is inside. */
function inPage(): string[] {
  const TOLERANCE_PX = 1
  const width = document.documentElement.clientWidth
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : []
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    ![element, ...ancestors(element)].some((one) => getComputedStyle(one).clipPath !== 'none')
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  /** Whether it moves apart from the page: fixed to the viewport, or scrolled inside a box of its own. */
  const apart = (element: Element) =>
    [element, ...ancestors(element)].some(
      (one) =>
        one !== document.documentElement &&
        one !== document.body &&
        (getComputedStyle(one).position === 'fixed' || scrolls(one)),
    )
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
  /** Lines beyond the last one that is shown of a text are laid out, but cut off. */
  const cutOff = (element: Element, { top }: DOMRect) =>
    [element, ...ancestors(element)].some(
      (one) =>
        one !== document.documentElement &&
        getComputedStyle(one).overflowY !== 'visible' &&
        top >= one.getBoundingClientRect().bottom - TOLERANCE_PX,
    )
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE_PX

  // The pages of the CV are a picture of paper, with text and links laid over it.
  const controls = [...document.querySelectorAll('a, button, input, select, summary')].filter(
    (one) => shown(one) && !one.closest('[data-sheet]') && one.getBoundingClientRect().width > 1,
  )
  const beyond = controls.filter((one) => {
    const { left, right } = one.getBoundingClientRect()
    return (left < -TOLERANCE_PX || right > width + TOLERANCE_PX) && !ancestors(one).some(scrolls)
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
      if (!one.contains(other.one) && !other.one.contains(one) && overlap(box, other.box))
        over.push(`${nameOf(one)} over ${nameOf(other.one)}`)

  return [
    ...beyond.map((one) => `${nameOf(one)} beyond the viewport`),
    ...cut.map((one) => `${nameOf(one)} cuts off its text`),
    ...new Set(over),
  ]
}
