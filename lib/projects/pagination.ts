import { PROJECT_PAGES_LISTED_WHOLE, PROJECT_PAGES_WINDOW } from '../site/constants'

/**
 * Returns the page numbers to list (SPEC §2): all of them up to seven; above that the first, the current page with two
 * on either side, and the last, with `gap` where numbers are left out.
 */
export function pageItems(current: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= PROJECT_PAGES_LISTED_WHOLE) return all
  const shown = all.filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= PROJECT_PAGES_WINDOW,
  )
  return shown.flatMap((page, index) => {
    const before = shown[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}
