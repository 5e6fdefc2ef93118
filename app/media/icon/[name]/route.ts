import { withErrorEnvelope } from '@/lib/api/responses'
import { iconResponse } from '@/lib/icons/site-icon'

type Context = { params: Promise<{ name: string }> }

/** Serves the site's icons, by the names that pages and the manifest use. */
export const GET = withErrorEnvelope(async (request, { params }: Context) =>
  iconResponse(request, (await params).name),
)
