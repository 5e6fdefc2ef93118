import { withBase, withoutBase } from '@/lib/site/base-path'
import { localPath, readLocalPath, readArticlesPath } from '@/lib/site/routes'
import { readProjectsPath } from '@/lib/projects/views'
import { articlesTitle, projectsTitle } from '@/lib/seo/list-title'

/**
 * Updates the document's title and canonical link to those of a list's page. The elements belong to the loaded
 * document, so they are modified rather than replaced. The module is loaded on the first client-side page change. Does
 * nothing if the visitor has navigated elsewhere meanwhile.
 */
export function followHead(path: string): void {
  showHead(path, titleOf(path))
}

/** Like `followHead`, with a given title; null for a path that isn't a list's. */
export function showHead(path: string, title: string | null): void {
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

function titleOf(path: string): string | null {
  const page = readArticlesPath(path)
  if (page !== null) return articlesTitle(page)
  const view = readProjectsPath(path)
  return view && projectsTitle(view)
}
