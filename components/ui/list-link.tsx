import type { ComponentProps } from 'react'
import { withBase } from '@/lib/site/base-path'
import styles from './list-link.module.css'

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
