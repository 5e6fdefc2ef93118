'use client'

import { IntentLink } from '../ui/intent-link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { NavigationLink } from '@/lib/routing/navigation'

type NavLinksProps = {
  links: NavigationLink[]
  /** Given, so that no page loads the names of all classes of the header. */
  classNames: { list?: string; link?: string }
  /** The link to the other language, the last of the list. */
  children: ReactNode
}

/** The navigation links. The current one has `aria-current`; clicking a link closes the menu that it is in. */
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
            aria-current={pathname === href ? 'page' : RegExp(section).test(pathname) || undefined}
            onClick={close}
          >
            {label}
          </IntentLink>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  )
}
