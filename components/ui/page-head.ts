import { readProjectsPath } from '@/lib/routing/project-views'
import { readArticlesPath } from '@/lib/routing/routes'
import { articlesTitle, projectsTitle } from '@/lib/seo/list-title'

/**
 * Gives the document the title and the canonical link that the server gives to the address of a list. Elements of the
 * head belong to the page that was loaded, so they are changed and not replaced. Loaded with the first step to another
 * page of a list; does nothing when the visitor has gone elsewhere meanwhile.
 */
export function followHead(path: string): void {
  const title = window.location.pathname === path && titleOf(path)
  if (!title) return
  document.title = title + document.title.slice(document.title.indexOf(' | '))
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
}

function titleOf(path: string): string | null {
  const page = readArticlesPath(path)
  if (page !== null) return articlesTitle(page)
  const view = readProjectsPath(path)
  return view && projectsTitle(view)
}
