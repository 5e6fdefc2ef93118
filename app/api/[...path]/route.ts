import { contractRefusal } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/site/error-words'

const notFound = () => contractRefusal(404, API_MESSAGES.notFound)

/** Answers unknown paths below /api with a JSON 404 instead of the pages' redirect: API clients expect a status. */
export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE }
