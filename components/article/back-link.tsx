'use client'

import type { ReactNode } from 'react'
import { routes } from '@/lib/routing/routes'
import { useSavedListPath } from '../ui/saved-list-path'
import { CoverTransitionLink } from '../ui/cover-transition-link'

type BackLinkProps = { cover: number; className?: string; children: ReactNode }

/** Link back to the article list, with the page, search and view it was left with. Without JavaScript, the plain list. */
export function BackLink({ cover, className, children }: BackLinkProps) {
  return (
    <CoverTransitionLink href={useSavedListPath(routes.articles())} cover={cover} className={className}>
      {children}
    </CoverTransitionLink>
  )
}
