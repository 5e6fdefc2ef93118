'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { isSearchShortcut } from '@/lib/browser/search-shortcut'
import { NAVBAR_STICKY_PX } from '@/lib/config/browser-constants'

type StickyHeaderProps = { className?: string; children: ReactNode }

/**
 * The header element, which gets its sticky style once the page has scrolled 20 px (SPEC §2). The shortcuts to the search
 * press its link to it.
 */
export function StickyHeader({ className, children }: StickyHeaderProps) {
  const [sticky, setSticky] = useState(false)

  useEffect(() => {
    const update = () => setSticky(window.scrollY >= NAVBAR_STICKY_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    // Assigned and not added, which is shorter: the header is never removed.
    window.onkeydown = (event) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click()
    }
    return () => window.removeEventListener('scroll', update)
  }, [])

  return (
    <header className={className} data-sticky={sticky || undefined}>
      {children}
    </header>
  )
}
