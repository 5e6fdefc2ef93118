'use client'

import type { ReactNode } from 'react'
import { useSavedListPath } from '../ui/use-saved-list-path'
import { CoverTransitionLink } from '../ui/cover-transition-link'

/** `list`: the path of the list; the Spanish one alone has pages and a search to come back to. */
type BackLinkProps = { cover: number; list: string; className?: string; children: ReactNode }

/** Link back to the article list, with the page, search and view it was left with. Without JavaScript, the plain list. */
export function BackLink({ cover, list, className, children }: BackLinkProps) {
  return (
    <CoverTransitionLink href={useSavedListPath(list)} cover={cover} className={className}>
      {children}
    </CoverTransitionLink>
  )
}
