'use client'

import Link from 'next/link'
import { trackCard } from '@/lib/analytics/events'

/** The link of a card; following it is told to analytics, where the visitor has agreed to it (SPEC §7). */
export function CardLink({ href, title, className }: { href: string; title: string; className?: string }) {
  return (
    <Link href={href} className={className} onClick={() => trackCard(title)}>
      {title}
    </Link>
  )
}
