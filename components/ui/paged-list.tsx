import type { ComponentProps, ReactNode } from 'react'
import { withBase } from '@/lib/site/base-path'
import styles from './paged-list.module.css'

type ListLinkProps = ComponentProps<'a'> & {
  /** False at the ends of a list, where the link has no target. */
  exists?: boolean
}

/** A link to another page or filter of a list. While the list loads, a spinner replaces its text. */
export function ListLink({ exists = true, className, href = '', ...link }: ListLinkProps) {
  const nowhere = { href: undefined, onClick: undefined, role: 'link', 'aria-disabled': true } as const
  return (
    <a {...link} href={withBase(href)} className={`${styles.link} ${className}`} {...(!exists && nowhere)} />
  )
}

/**
 * The message of a list that could not be loaded, above the list that stays. It scrolls into view, as the top of a list
 * does that was loaded: the clicked link may be far below.
 */
export function ListFailed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert" ref={show}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

function show(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' })
}
