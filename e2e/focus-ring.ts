import { expect, type Locator } from 'playwright/test'

/** Returns how many pixels of the focus ring the scroll container clips, on the worst side. */
export async function cutOffRing(focused: Locator): Promise<number> {
  await expect(focused).toBeFocused()
  return focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none') throw new Error('no ring')
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    let around = element.parentElement
    while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement
    if (!around || around === document.body) throw new Error('nothing scrolls it')
    const ring = element.getBoundingClientRect()
    const box = around.getBoundingClientRect()
    const left = box.left + around.clientLeft
    const top = box.top + around.clientTop
    return Math.max(
      0,
      left - (ring.left - reach),
      ring.right + reach - (left + around.clientWidth),
      top - (ring.top - reach),
      ring.bottom + reach - (top + around.clientHeight),
    )
  })
}
