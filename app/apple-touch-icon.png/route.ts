import { withErrorEnvelope } from '@/lib/server/api/errors'
import { iconResponse } from '@/lib/images/icons/icon-response'

export const dynamic = 'force-dynamic'

/** The default path that iOS requests when it hasn't read a page's metadata. */
export const GET = withErrorEnvelope((request) => iconResponse(request, 'apple-touch-icon.png'))
