import { IntentLink } from '../ui/intent-link'
import { type Language, otherLanguage } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { ownPagePath } from '@/lib/pages/own-pages'
import { type ListedPage } from '@/lib/pages/added-pages'
import { localPath, routes } from '@/lib/site/routes'
import { navigation } from '@/lib/site/navigation'
import type { TwinRule } from '@/lib/pages/twins'
import type { SiteParts } from '@/lib/site/shown-parts'
import type { Site } from '@/lib/site/site-config'
import { Mark, type OwnerMark } from '../ui/mark'
import { CloseIcon, MenuIcon } from '../ui/icons'
import { SearchIcon } from '../ui/icon'
import { LanguageLink } from './language-link'
import { NavLinks } from './nav-links'
import { StickyHeader } from './sticky-header'
import { ThemeToggle } from './theme-toggle'
import styles from './site-header.module.css'
import menu from './site-menu.module.css'
import hidden from '../ui/visually-hidden.module.css'

type SiteHeaderProps = {
  site: Pick<Site, 'title' | 'menu'>
  mark: OwnerMark
  language?: Language
  /** Rules for the target of the link to the other language. */
  rules: TwinRule[]
  /** What there is in this language. */
  parts: SiteParts
  /** The owner's own pages in this language. */
  pages: readonly ListedPage[]
}

/** The fixed header bar. On medium and small screens the links are in a popover, which opens without JavaScript. */
export function SiteHeader({ site, mark, language = 'es', rules, parts, pages }: SiteHeaderProps) {
  const { frame, nav, theme } = wordsIn(language)
  return (
    <StickyHeader className={styles.header}>
      <div className={styles.bar}>
        <IntentLink href={localPath(language, routes.home)} className={styles.brand}>
          <Mark {...mark} className={styles.mark} place="mark" />
          <span>{site.title}</span>
        </IntentLink>
        <nav aria-label={frame.navigation} id="menu" popover="auto" className={menu.nav}>
          <NavLinks
            links={navigation({ language, menu: site.menu, words: nav, parts, pages: pages.map(menuEntry) })}
            classNames={{ list: styles.links, link: styles.link }}
          >
            <LanguageLink rules={rules} language={otherLanguage(language)} className={styles.link}>
              {frame.otherLanguage}
            </LanguageLink>
          </NavLinks>
        </nav>
        <IntentLink
          href={routes.search}
          className={styles.search}
          aria-label={frame.search}
          aria-keyshortcuts="Control+K Meta+K"
          title={frame.search}
          hrefLang={language === 'es' ? undefined : 'es'}
        >
          <SearchIcon />
        </IntentLink>
        <ThemeToggle words={theme} />
        <button type="button" popoverTarget="menu" className={menu.menuButton}>
          <span className={menu.toOpen}>
            <MenuIcon />
          </span>
          <span className={menu.toClose}>
            <CloseIcon />
          </span>
          <span className={hidden.always}>{frame.menu}</span>
        </button>
      </div>
    </StickyHeader>
  )
}

function menuEntry(page: ListedPage) {
  return { path: ownPagePath(page), title: page.title, menu: page.menu }
}
