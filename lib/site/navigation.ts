import type { Language } from './language'
import type { NAV } from './frame-words'
import { localPath, routes } from './routes'
import type { SiteParts } from './shown-parts'
import type { Site } from './site-config'

export type NavigationLink = {
  href: string
  label: string
  /** A pattern of the paths for which the link is marked as current. */
  section: string
  /** The language of its page, when it differs from the language of the link. */
  hrefLang?: Language
}

type MenuPage = Site['menu'][number]['page']

/** Spanish path of each page of the menu, and a pattern of the paths that belong to it. */
const PAGES: Record<MenuPage, { path: string; section: string }> = {
  home: { path: routes.home, section: '$' },
  about: { path: routes.about, section: '/about$' },
  projects: { path: routes.projects(), section: '/project(/|$)' },
  articles: { path: routes.articles(), section: '/(articles?|etiquetas?|serie)(/|$)' },
  resume: { path: routes.resume, section: '/resume(/|$)' },
  contact: { path: routes.contact, section: '/conta(cto|ct)(/|$)' },
  privacy: { path: routes.privacy, section: '/politics$' },
}

type Menu = {
  language: Language
  /** The owner's entries, with words of their own. */
  menu: Site['menu']
  words: Record<keyof typeof NAV, string>
  /** What the site has in this language. */
  parts: SiteParts
  /** The owner's own pages in this language; `menu` is the place in the menu, counted from 1. */
  pages?: readonly { path: string; title: string; menu: number | null }[]
}

/**
 * Returns the links of the header, with the own pages at the places that they name. The English link to the privacy
 * policy leads to the Spanish page.
 */
export function navigation({ language, menu, words, parts, pages = [] }: Menu): NavigationLink[] {
  const shown = menu.filter(({ page }) => page === 'home' || parts.has(page))
  const links = shown.map(({ page, label }): NavigationLink => {
    const { path, section } = PAGES[page]
    const text = label ?? words[page]
    if (page === 'privacy' && language === 'en')
      return { href: path, label: text, section: '^$', hrefLang: 'es' }
    const href = localPath(language, path)
    return { href, label: text, section: `^${page === 'home' ? href : localPath(language, '')}${section}` }
  })
  const placed = pages.flatMap(({ menu, ...page }) => (menu === null ? [] : [{ ...page, place: menu - 1 }]))
  for (const { path, title, place } of placed.sort((a, b) => a.place - b.place))
    links.splice(place, 0, { href: path, label: title, section: `^${path}$` })
  return links
}
