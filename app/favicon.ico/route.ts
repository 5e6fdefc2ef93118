import { withErrorEnvelope } from '@/lib/server/api/errors'
import { iconResponse } from '@/lib/images/icons/icon-response'

export const dynamic = 'force-dynamic'

/** The default path that browsers and feed readers request when they haven't read a page's metadata. */
export const GET = withErrorEnvelope((request) => iconResponse(request, 'favicon.ico'))
