'use client'

import type { ReactNode } from 'react'
import { routes } from '@/lib/routing/routes'
import { useSavedListPath } from '../ui/saved-list-path'
import { CoverTransitionLink } from '../ui/cover-transition-link'

/** `list`: a list that isn't the Spanish one, which alone has pages and a search to come back to. */
type BackLinkProps = { cover: number; list: string | null; className?: string; children: ReactNode }

/** Link back to the article list, with the page, search and view it was left with. Without JavaScript, the plain list. */
export function BackLink({ cover, list, className, children }: BackLinkProps) {
  return (
    <CoverTransitionLink href={useBackPath(list)} cover={cover} className={className}>
      {children}
    </CoverTransitionLink>
  )
}

function useBackPath(list: string | null): string {
  const saved = useSavedListPath(routes.articles())
  return list ?? saved
}
