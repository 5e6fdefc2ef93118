'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { pageRendered } from '../ui/cover-transition'

/** The site's font, by the name that app/site-document.tsx gives it. */
const SITE_FONT = '1em bricolage'

/**
 * On every path change, scrolls to the top (SPEC §2) or leaves the scroll position to the link's anchor. It moves the
 * focus to the anchor or to `main`, as a page load would. From the second page on, the site's font is used in narrow
 * windows too, see app/tokens.css: if it has come by then, and before the page is painted, so that no text moves.
 */
export function RouteChangeEffects() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    document.fonts?.load(SITE_FONT).catch(() => undefined) // then the fallback stays
  }, [])

  useLayoutEffect(() => {
    const isLoaded = document.fonts?.check(SITE_FONT)
    if (shown.current !== pathname && isLoaded) document.documentElement.dataset.siteFont = ''
  }, [pathname])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!location.hash) scrollTo(0, 0)
    const target = findAnchor() ?? document.querySelector('main')
    // An unfocusable element reports -1; setting the attribute makes it focusable by script.
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    pageRendered()
  }, [pathname])

  return null
}

/** Returns the element that the URL's hash identifies, if there is one. */
function findAnchor(): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // A malformed hash identifies no element.
  }
}
