/**
 * Describes the effect of a COUNTERS value that differs between build and start; null when both agree.
 * @param pagesReport whether the pages of the build report their views
 */
export function differenceToBuild(pagesReport: boolean, isCounting: boolean): string | null {
  if (pagesReport === isCounting) return null
  return pagesReport
    ? 'COUNTERS was on at build and is off now: pages report their views, and nobody counts them.'
    : 'COUNTERS is on now and was off at build: no page reports its views until the site is built again.'
}
