'use client'

import type { ReactNode } from 'react'
import { routes } from '@/lib/routing/routes'
import { useLastList } from '../ui/last-list'
import { MorphLink } from '../ui/morph-link'

type BackLinkProps = { cover: number; className?: string; children: ReactNode }

/** Leads back to the list as it was left: its page, search and view; without JavaScript, to the plain list. */
export function BackLink({ cover, className, children }: BackLinkProps) {
  return (
    <MorphLink href={useLastList(routes.articles())} cover={cover} className={className}>
      {children}
    </MorphLink>
  )
}
