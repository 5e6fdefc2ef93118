import { withErrorEnvelope } from '@/lib/api/errors'
import { iconResponse } from '@/lib/images/icons/icon-response'

export const dynamic = 'force-dynamic'

/** Asked for by iOS that read no page first. */
export const GET = withErrorEnvelope((request) => iconResponse(request, 'apple-touch-icon.png'))
