import type { ReactNode } from 'react'
import { badgeTone } from '@/lib/articles/badge'
import styles from './badge.module.css'

/** A tag in the colour defined for its name (SPEC §3). */
export function Badge({ tag, children }: { tag: string; children?: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={badgeTone(tag)}>
      {children ?? tag}
    </span>
  )
}
