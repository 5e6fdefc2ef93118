'use client'

import type { ReactNode } from 'react'
import { useSavedListPath } from '../ui/saved-list-path'
import { CoverTransitionLink } from '../ui/cover-transition'

/** `list`: path of the list. Only the Spanish list has pages, a search and views to restore. */
type BackLinkProps = { cover: number; list: string; children: ReactNode }

/**
 * Link back to the article list that restores the page, search and view. Without JavaScript it leads to the plain list.
 */
export function BackLink({ cover, list, children }: BackLinkProps) {
  return (
    <CoverTransitionLink href={useSavedListPath(list)} cover={cover}>
      {children}
    </CoverTransitionLink>
  )
}
