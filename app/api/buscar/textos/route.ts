import { listSearchDocuments } from '@/lib/search/content'
import { withErrorEnvelope } from '@/lib/server/api/errors'

export const dynamic = 'force-dynamic'

/** Returns everything that is searched, for `npm run export:static`: a copy of the site searches in the browser. */
export const GET = withErrorEnvelope(async () =>
  Response.json(await listSearchDocuments(), { headers: { 'cache-control': 'no-store' } }),
)
