import type { Language } from './language'
import type { NAV } from './frame-words'
import { localPath } from './local-path'
import { routes } from './routes'
import type { SitePart } from './shown-parts'

export type NavigationLink = {
  href: string
  label: string
  /** A pattern of the paths for which the link is marked as current. */
  section: string
  /** The language of its page, when it differs from the language of the link. */
  hrefLang?: Language
}

/**
 * Returns the links of the header. Those to articles and projects exist only if there are any; the English link to the
 * privacy policy leads to the Spanish page.
 */
export function navigation(
  language: Language,
  nav: Record<keyof typeof NAV, string>,
  parts: ReadonlySet<SitePart>,
): NavigationLink[] {
  const root = localPath(language, routes.home)
  const link = (path: string, label: string, section: string): NavigationLink => ({
    href: localPath(language, path),
    label,
    section: `^${root === '/' ? '' : root}${section}`,
  })
  return [
    { href: root, label: nav.home, section: `^${root}$` },
    link(routes.about, nav.about, '/about$'),
    ...(parts.has('projects') ? [link(routes.projects(), nav.projects, '/project(/|$)')] : []),
    ...(parts.has('articles')
      ? [link(routes.articles(), nav.articles, '/(articles?|etiquetas?|serie)(/|$)')]
      : []),
    link(routes.resume, nav.resume, '/resume(/|$)'),
    language === 'es'
      ? link(routes.privacy, nav.privacy, '/politics$')
      : { href: routes.privacy, label: nav.privacy, section: '^$', hrefLang: 'es' },
  ]
}
