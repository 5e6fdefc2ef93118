import { withErrorEnvelope } from '@/lib/api/responses'
import { iconResponse } from '@/lib/icons/site-icon'

export const dynamic = 'force-dynamic'

/** The default path that browsers and feed readers request when they haven't read a page's metadata. */
export const GET = withErrorEnvelope((request) => iconResponse(request, 'favicon.ico'))
