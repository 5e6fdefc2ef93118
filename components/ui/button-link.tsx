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
  const props = { className: styles.button, 'data-variant': variant, 'aria-label': label }
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
    <IntentLink href={href} hrefLang={hrefLang} {...props}>
      {children}
    </IntentLink>
  )
}
