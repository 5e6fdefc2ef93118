import { withBase, withoutBase } from '@/lib/site/base-path'
import { localPath, readLocalPath, readArticlesPath } from '@/lib/site/routes'
import { readProjectsPath } from '@/lib/projects/views'
import { articlesTitle, ENGLISH_TITLES, LIST_TITLES, projectsTitle } from '@/lib/seo/list-title'

/**
 * Updates the document's title and canonical link to those of a list's page. The elements belong to the loaded
 * document, so they are modified rather than replaced. The module is loaded on the first client-side page change. Does
 * nothing if the visitor has navigated elsewhere meanwhile.
 */
export function followHead(path: string): void {
  const title = titleOf(path)
  if (!title || withoutBase(window.location.pathname) !== path) return
  document.title = title + document.title.slice(document.title.indexOf(' | '))
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(withBase(path), canonical.href).href
  for (const twin of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const language = twin.hreflang === 'en' ? 'en' : 'es'
    twin.href = new URL(withBase(localPath(language, readLocalPath(path).path)), twin.href).href
    twin.rel = hasTwin(path) ? 'alternate' : ''
  }
}

/** Whether a path exists in both languages: of the article list, only the first page does. */
function hasTwin(path: string): boolean {
  return (readArticlesPath(path) ?? 1) === 1
}

/** Returns the title of a list's page, without the site's; null for a path that isn't a list's. */
function titleOf(address: string): string | null {
  const page = readArticlesPath(address)
  if (page !== null) return articlesTitle(page)
  const { language, path } = readLocalPath(address)
  const view = readProjectsPath(path)
  return view && projectsTitle(view, language === 'es' ? LIST_TITLES : ENGLISH_TITLES)
}
