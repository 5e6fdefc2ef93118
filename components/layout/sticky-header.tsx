'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { isSearchShortcut } from '@/lib/browser/search-shortcut'
import { NAVBAR_STICKY_PX } from '@/lib/config/constants'

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
    const openSearch = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click()
    }
    const mounted = new AbortController()
    const { signal } = mounted
    window.addEventListener('scroll', update, { passive: true, signal })
    window.addEventListener('keydown', openSearch, { signal })
    return () => mounted.abort()
  }, [])

  return (
    <header className={className} data-sticky={sticky || undefined}>
      {children}
    </header>
  )
}
