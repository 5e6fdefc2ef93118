'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { pageRendered } from '../ui/cover-transition'

/** On every path change, scrolls to the top (SPEC §2), or to the anchor that the link names, and moves focus there, as a page load would. */
export function RouteChangeEffects() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!location.hash) scrollTo(0, 0)
    const target = findAnchor() ?? document.querySelector('main')
    // What can't take the focus has no other index than this one.
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    pageRendered()
  }, [pathname])

  return null
}

/** The element that the address names, if there is one. */
function findAnchor(): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // A hash that can't be decoded names nothing.
  }
}
