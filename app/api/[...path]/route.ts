import { contractRefusal } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/copy/errors'

const notFound = () => contractRefusal(404, API_MESSAGES.notFound)

/** Below /api nothing is redirected: what doesn't exist is a 404 that programs understand. */
export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE }
