import { contractAnswer, readingPreflight, withErrorEnvelope } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/site/error-words'
import packageJson from '@/package.json'

export const GET = withErrorEnvelope(async () =>
  contractAnswer({ version: packageJson.version }, API_MESSAGES.version),
)

export const OPTIONS = readingPreflight

export const dynamic = 'force-dynamic'
