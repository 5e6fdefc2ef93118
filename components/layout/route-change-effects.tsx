'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { pageRendered } from '../ui/cover-transition'

/** On every path change, scrolls to the top (SPEC §2), or to the anchor that the link names, and moves focus to the new content, as a page load would. */
export function RouteChangeEffects({ mainId }: { mainId: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(mainId)?.focus({ preventScroll: true })
    pageRendered()
  }, [pathname, mainId])

  return null
}
