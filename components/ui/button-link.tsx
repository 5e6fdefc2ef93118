import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './button.module.css'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  look?: 'solid' | 'outline'
  /** For addresses outside of the site: a new tab, as SPEC §2 asks. */
  external?: boolean
  label?: string
  download?: string
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({
  href,
  children,
  look = 'solid',
  external = false,
  label,
  download,
}: ButtonLinkProps) {
  const props = { className: styles.button, 'data-look': look, 'aria-label': label }
  if (download) {
    return (
      <a href={href} download={download} {...props}>
        {children}
      </a>
    )
  }
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} {...props}>
      {children}
    </Link>
  )
}
