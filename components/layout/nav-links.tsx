'use client'

import { IntentLink } from '../ui/intent-link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { NavigationLink } from '@/lib/site/navigation'

type NavLinksProps = {
  links: NavigationLink[]
  /** Passed as a prop, to keep the header's other class names out of the client bundle. */
  classNames: { list?: string; link?: string }
  /** The link to the other language, last in the list. */
  children: ReactNode
}

/** The navigation links. The current one has `aria-current`; a click closes the menu that contains the link. */
export function NavLinks({ links, classNames, children }: NavLinksProps) {
  const pathname = usePathname()
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover()

  return (
    <ul className={classNames.list}>
      {links.map(({ href, label, section, hrefLang }) => (
        <li key={href}>
          <IntentLink
            href={href}
            hrefLang={hrefLang}
            className={classNames.link}
            data-label={label}
            aria-current={pathname === href ? 'page' : RegExp(section).test(pathname) || undefined}
            onClick={close}
          >
            {label}
          </IntentLink>
        </li>
      ))}
      <li onClick={close}>{children}</li>
    </ul>
  )
}
