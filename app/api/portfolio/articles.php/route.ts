import { contractAnswer, contractRefusal, readingPreflight, withErrorEnvelope } from '@/lib/api/responses'
import { readId, readPaging } from '@/lib/api/query'
import { API_MESSAGES } from '@/lib/site/error-words'
import { findArticleById, listArticles } from '@/lib/articles/queries'

/** Returns articles as SPEC §7 defines: a list without bodies, or one article by its id. */
export const GET = withErrorEnvelope(async (request) => {
  const query = new URL(request.url).searchParams
  const id = readId(query)
  if (id === null) {
    const { articles, pagination } = await listArticles(readPaging(query))
    return contractAnswer({ articles: articles.map(published), pagination }, API_MESSAGES.articles)
  }
  const article = id === 'malformed' ? null : await findArticleById(id)
  return article
    ? contractAnswer(published(article), API_MESSAGES.article)
    : contractRefusal(404, API_MESSAGES.articleNotFound)
})

export const OPTIONS = readingPreflight

const published = <T>(article: T) => ({ ...article, status: 'published' })
