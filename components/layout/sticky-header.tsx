'use client'

import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { NAVBAR_STICKY_PX, TAKEN_OVER } from '@/lib/site/constants'
import { isSearchShortcut } from './search-shortcut'

type StickyHeaderProps = { className?: string; children: ReactNode }

/**
 * The header element, which gets its sticky style once the page has scrolled 20 px (SPEC §2). The search shortcuts
 * click its search link. The menu closes when the focus moves out of the header. After hydration the header, which is
 * part of every page, notifies the inline scripts that handled visitors' input until then.
 */
export function StickyHeader({ className, children }: StickyHeaderProps) {
  const [sticky, setSticky] = useState(false)

  useLayoutEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), [])

  useEffect(() => {
    const update = () => setSticky(scrollY >= NAVBAR_STICKY_PX)
    const search = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click()
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('keydown', search)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('keydown', search)
    }
  }, [])

  const leave = ({ currentTarget: header, relatedTarget: next }: FocusEvent) => {
    if (next && !header.contains(next)) document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  }

  return (
    <header className={className} data-sticky={sticky || undefined} onBlur={leave}>
      {children}
    </header>
  )
}
