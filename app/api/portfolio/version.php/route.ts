import { contractAnswer, readingPreflight } from '@/lib/api/responses'
import { withErrorEnvelope } from '@/lib/api/errors'
import { API_MESSAGES } from '@/lib/copy/errors'
import packageJson from '@/package.json'

export const GET = withErrorEnvelope(async () =>
  contractAnswer({ version: packageJson.version }, API_MESSAGES.version),
)

export const OPTIONS = readingPreflight

export const dynamic = 'force-dynamic'
