import { withErrorEnvelope } from '@/lib/api/responses'
import { iconResponse } from '@/lib/icons/site-icon'

export const dynamic = 'force-dynamic'

/** The default path that iOS requests when it hasn't read a page's metadata. */
export const GET = withErrorEnvelope((request) => iconResponse(request, 'apple-touch-icon.png'))
