import { listSearchDocuments } from '@/lib/search/content'
import { withErrorEnvelope } from '@/lib/api/responses'
import { env } from '@/lib/site/env'

export const dynamic = 'force-dynamic'

/**
 * Returns everything that is searched, for `npm run export:static` alone: a copy of the site searches in the browser.
 * Nobody else may ask for all texts at once.
 */
export const GET = withErrorEnvelope(async () =>
  env.PAGES_IN_MEMORY
    ? Response.json(await listSearchDocuments(), { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 404 }),
)
