import { IntentLink } from '../ui/intent-link'
import { NAV_LABEL, OPEN_MENU, SEARCH_LINK } from '@/lib/copy/site'
import { routes } from '@/lib/routing/routes'
import { Mark, type OwnerMark } from '../ui/mark'
import { MenuIcon, MoonIcon, SunIcon } from '../ui/icons'
import { SearchIcon } from '../ui/search-icon'
import { NavLinks } from './nav-links'
import { StickyHeader } from './sticky-header'
import { ThemeToggle } from './theme-toggle'
import styles from './site-header.module.css'
import menu from './site-menu.module.css'
import hidden from '../ui/visually-hidden.module.css'

/** The fixed bar. On medium screens and below the links are a popover, which opens without JavaScript too. */
export function SiteHeader({ title, mark }: { title: string; mark: OwnerMark }) {
  return (
    <StickyHeader className={styles.header}>
      <div className={styles.bar}>
        <IntentLink href={routes.home} className={styles.brand}>
          <Mark {...mark} className={styles.mark} />
          <span>{title}</span>
        </IntentLink>
        <nav aria-label={NAV_LABEL} id="menu" popover="auto" className={menu.nav}>
          <NavLinks menuId="menu" />
        </nav>
        <IntentLink
          href={routes.search}
          className={styles.search}
          aria-label={SEARCH_LINK}
          aria-keyshortcuts="Control+K Meta+K"
          title={SEARCH_LINK}
        >
          <SearchIcon />
        </IntentLink>
        <ThemeToggle moon={<MoonIcon />} sun={<SunIcon />} />
        <button type="button" popoverTarget="menu" className={menu.menuButton}>
          <MenuIcon />
          <span className={hidden.always}>{OPEN_MENU}</span>
        </button>
      </div>
    </StickyHeader>
  )
}
