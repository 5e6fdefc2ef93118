import 'server-only'
import { readSlug } from '../../content/parse'
import { findSummary, findTranslatedSummary } from '../../content/queries'
import { localPath, readLocalPath } from '../../routing/local-path'
import { decodeSegment } from '../../routing/read-path'
import { routes } from '../../routing/routes'

type NamedArticle = { path: string; title: string }

/**
 * Finds the article that a message refers to.
 * @param path as the form contains it
 * @returns null for a path that is no article's, or for an article that visitors can't see
 */
export async function findNamedArticle(path: string): Promise<NamedArticle | null> {
  const { language, path: spanish } = readLocalPath(path)
  const segment = /^\/article\/([^/]{1,800})$/.exec(spanish)?.[1]
  const slug = segment === undefined ? null : readSlug(decodeSegment(segment))
  if (slug === null) return null
  const article = language === 'es' ? await findSummary(slug) : await findTranslatedSummary(slug)
  return article && { path: localPath(language, routes.article(article.slug)), title: article.title }
}
