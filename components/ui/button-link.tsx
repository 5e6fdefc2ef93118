import { IntentLink } from './intent-link'
import type { ReactNode } from 'react'
import styles from './button.module.css'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  variant?: 'solid' | 'outline'
  /** External links open in a new tab (SPEC §2). */
  external?: boolean
  label?: string
  download?: string
  /** Language of the linked page, if it differs from the link's language. */
  hrefLang?: string
}

/** A link styled as a button. */
export function ButtonLink({
  href,
  children,
  variant = 'solid',
  external = false,
  label,
  download,
  hrefLang,
}: ButtonLinkProps) {
  const Link = download || external ? 'a' : IntentLink
  return (
    <Link
      href={href}
      hrefLang={hrefLang}
      download={download}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      className={styles.button}
      data-variant={variant}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
