'use client'

import { trackCard } from '@/lib/browser/user-events'
import { CoverTransitionLink } from './cover-transition-link'
import styles from './card-link.module.css'

type CardLinkProps = { href: string; title: string; cover: number; loading: string; className?: string }

/**
 * The link of a card. A click reports an analytics event, given consent (SPEC §7), and shows progress until the article
 * has loaded.
 */
export function CardLink({ href, title, cover, loading, className }: CardLinkProps) {
  return (
    <CoverTransitionLink
      href={href}
      cover={cover}
      className={className}
      onClick={() => trackCard(title)}
      pending={<span className={styles.pending} role="status" aria-label={loading} />}
    >
      {title}
    </CoverTransitionLink>
  )
}
