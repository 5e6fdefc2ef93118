import { withErrorEnvelope } from '@/lib/api/responses'
import { iconResponse } from '@/lib/icons/icon-sheet'

type Context = { params: Promise<{ name: string }> }

/** Serves the site's icons, by the names that pages and the manifest use. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  return withErrorEnvelope(() => iconResponse(request, name))(request)
}
