const NAME = 'cover'
/** The page stands still while the next one is awaited; one that isn't here by then arrives without the effect. */
const LONGEST_WAIT_MS = 300

let arrived: (() => void) | null = null

/** Tells that the page of the new address is in the document. */
export function pageArrived(): void {
  arrived?.()
}

/**
 * Lets the cover of a card grow into that of its article while the page changes, and back, where the browser can.
 * React's own component for this writes attributes into the HTML that HTML doesn't have.
 * @param cover what both pictures carry as `data-cover`
 * @param go changes the page
 */
export function morphCover(cover: string, go: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) return go()
  const before = name(cover)
  const transition = document.startViewTransition(async () => {
    go()
    await arrival()
    name(cover)
  })
  void transition.finished.finally(() => {
    for (const picture of [before, find(cover)]) picture?.style.removeProperty('view-transition-name')
  })
}

function arrival(): Promise<void> {
  return new Promise((resolve) => {
    arrived = resolve
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

function name(cover: string): HTMLElement | null {
  const picture = find(cover)
  picture?.style.setProperty('view-transition-name', NAME)
  return picture
}

function find(cover: string): HTMLElement | null {
  return document.querySelector(`[data-cover="${CSS.escape(cover)}"]`)
}
