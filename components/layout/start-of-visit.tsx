import { STORAGE_KEYS } from '@/lib/site/constants'
import { BEFORE_PAINT } from '@/lib/site/constants'

/** Notes before the first paint whether this page begins a visit: only then is the start overlay shown. */
export function StartOfVisit() {
  return (
    <script
      {...{ [BEFORE_PAINT]: '' }}
      dangerouslySetInnerHTML={{ __html: `(${noteVisit})('${STORAGE_KEYS.visit}')` }}
    />
  )
}

/**
 * A visit goes on in the tab where it began, and in tabs opened from its pages. Where storage is blocked every full load
 * begins one. It must not refer to anything outside of itself, because its source is an inline script.
 */
const noteVisit = (visitKey: string): void => {
  try {
    const isOngoing =
      sessionStorage.getItem(visitKey) !== null || document.referrer.startsWith(`${location.origin}/`)
    if (isOngoing) document.documentElement.dataset.visited = ''
    sessionStorage.setItem(visitKey, '')
  } catch {
    // No storage.
  }
}
