'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import { useLastList } from '../ui/last-list'

/** Leads back to the list as it was left: its page, search and view; without JavaScript, to the plain list. */
export function BackLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Link href={useLastList(routes.articles())} className={className}>
      {children}
    </Link>
  )
}
