import { contractAnswer, readingPreflight } from '@/lib/server/api/responses'
import { withErrorEnvelope } from '@/lib/server/api/errors'
import { API_MESSAGES } from '@/lib/site/error-words'
import packageJson from '@/package.json'

export const GET = withErrorEnvelope(async () =>
  contractAnswer({ version: packageJson.version }, API_MESSAGES.version),
)

export const OPTIONS = readingPreflight

export const dynamic = 'force-dynamic'
