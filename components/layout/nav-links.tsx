'use client'

import { IntentLink } from '../ui/intent-link'
import { usePathname } from 'next/navigation'
import { NAV } from '@/lib/copy/site'
import { routes } from '@/lib/routing/routes'
import styles from './site-header.module.css'

const LINKS = [
  { href: routes.home, label: NAV.home, section: /^\/$/ },
  { href: routes.about, label: NAV.about, section: /^\/about$/ },
  { href: routes.projects(), label: NAV.projects, section: /^\/project(\/|$)/ },
  { href: routes.articles(), label: NAV.articles, section: /^\/(articles?|etiquetas?|serie)(\/|$)/ },
  { href: routes.resume, label: NAV.resume, section: /^\/resume$/ },
  { href: routes.privacy, label: NAV.privacy, section: /^\/politics$/ },
]

/** The six navigation links. The current one has `aria-current`; clicking a link closes the menu. */
export function NavLinks({ menuId }: { menuId: string }) {
  const pathname = usePathname()
  const close = () => {
    const menu = document.getElementById(menuId)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }

  return (
    <ul className={styles.links}>
      {LINKS.map(({ href, label, section }) => (
        <li key={href}>
          <IntentLink
            href={href}
            className={styles.link}
            aria-current={currentOf(pathname, href, section)}
            onClick={close}
          >
            {label}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

function currentOf(pathname: string, href: string, section: RegExp): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return section.test(pathname) ? 'true' : undefined
}
