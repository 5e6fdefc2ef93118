import { contractAnswer } from '@/lib/api-response'
import { answering } from '@/lib/contract-errors'
import { API_MESSAGES } from '@/lib/copy/errors'
import packageJson from '@/package.json'

export const GET = answering(async () =>
  contractAnswer({ version: packageJson.version }, API_MESSAGES.version),
)

export const dynamic = 'force-dynamic'
