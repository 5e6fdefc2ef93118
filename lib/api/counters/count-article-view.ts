import 'server-only'
import { findArticleById } from '../../content/queries'
import { routes } from '../../routing/routes'
import { isCounting } from '../../services/counters/site-counters'
import { countView } from './count-view'

/**
 * Counts a view of an article that is reported by its id, like a page of this site that reports its path.
 * @returns false for an article that doesn't exist; without counters no article is looked up
 */
export async function countArticleView(id: number, { headers }: Request): Promise<boolean> {
  if (!isCounting) return true
  const article = await findArticleById(id)
  if (!article) return false
  await countView(routes.article(article.slug), (name) => headers.get(name))
  return true
}
