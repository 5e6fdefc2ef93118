import { withErrorEnvelope } from '@/lib/api/errors'
import { iconResponse } from '@/lib/images/icons/icon-response'

type Context = { params: Promise<{ name: string }> }

/** The icons of the site, as pages and the manifest name them. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  return withErrorEnvelope(() => iconResponse(request, name))(request)
}
