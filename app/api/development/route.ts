import { contractRefusal } from '@/lib/api/responses'
import { isDevelopment } from '@/lib/site/env'
import { API_MESSAGES } from '@/lib/site/error-words'
import { contentChanges } from '@/lib/server/content-changes'

export const dynamic = 'force-dynamic'

/** Notifies the pages of `npm run dev` of content edits. A production site answers 404. */
export function GET(request: Request): Response {
  if (!isDevelopment) return contractRefusal(404, API_MESSAGES.notFound)
  return new Response(contentChanges(request.signal).pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  })
}
