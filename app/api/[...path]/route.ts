import { contractRefusal } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/copy/errors'

const notFound = () => contractRefusal(404, API_MESSAGES.notFound)

/** Unknown paths below /api answer a JSON 404 instead of the redirect that pages get: API clients expect a status. */
export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE }
