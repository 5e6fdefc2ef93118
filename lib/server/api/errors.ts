import 'server-only'
import { contractRefusal } from './responses'
import { API_MESSAGES } from '../../site/error-words'
import { causeOf, log } from '../../site/log'
import { isContentError } from '../../content/errors'

/** Wraps an API handler: an exception becomes an error envelope, and its details are only logged. */
export function withErrorEnvelope(handle: (request: Request) => Promise<Response>) {
  return async function answer(request: Request): Promise<Response> {
    try {
      return await handle(request)
    } catch (error) {
      const unavailable = isContentError(error)
      log('error', 'api.failed', { path: new URL(request.url).pathname, cause: causeOf(error) })
      return unavailable
        ? contractRefusal(503, API_MESSAGES.unavailable, { 'retry-after': '10' })
        : contractRefusal(500, API_MESSAGES.internal)
    }
  }
}
