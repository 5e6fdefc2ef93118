'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { pageArrived } from '../ui/cover-morph'

/** Every path change scrolls to the top (SPEC §2) and takes the focus to the new content, as a page load would. */
export function RouteChanges({ mainId }: { mainId: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(mainId)?.focus({ preventScroll: true })
    pageArrived()
  }, [pathname, mainId])

  return null
}
