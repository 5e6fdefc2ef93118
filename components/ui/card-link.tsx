'use client'

import Link, { useLinkStatus } from 'next/link'
import { trackCard } from '@/lib/analytics/events'
import { LOADING_ARTICLE } from '@/lib/copy/article'
import styles from './card-link.module.css'

/**
 * The link of a card. Following it is told to analytics, where the visitor has agreed to it (SPEC §7); when the
 * article isn't here at once, the card says that it is on its way.
 */
export function CardLink({ href, title, className }: { href: string; title: string; className?: string }) {
  return (
    <Link href={href} className={className} onClick={() => trackCard(title)}>
      {title}
      <OnItsWay />
    </Link>
  )
}

function OnItsWay() {
  const { pending } = useLinkStatus()
  return pending ? <span className={styles.pending} role="status" aria-label={LOADING_ARTICLE} /> : null
}
