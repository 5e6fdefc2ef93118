'use client'

import { trackCard } from '@/lib/browser/analytics-events'
import { LOADING_ARTICLE } from '@/lib/copy/card'
import { MorphLink } from './morph-link'
import styles from './card-link.module.css'

type CardLinkProps = { href: string; title: string; cover: number; className?: string }

/**
 * The link of a card. Following it is told to analytics, where the visitor has agreed to it (SPEC §7); when the
 * article isn't here at once, the card says that it is on its way.
 */
export function CardLink({ href, title, cover, className }: CardLinkProps) {
  return (
    <MorphLink
      href={href}
      cover={cover}
      className={className}
      onClick={() => trackCard(title)}
      pending={<span className={styles.pending} role="status" aria-label={LOADING_ARTICLE} />}
    >
      {title}
    </MorphLink>
  )
}
