import { owner } from '@/lib/config/owner'
import { contractAnswer, readingPreflight } from '@/lib/api/responses'
import { withErrorEnvelope } from '@/lib/api/errors'
import { API_MESSAGES } from '@/lib/copy/errors'
import { siteUrl } from '@/lib/config/site-url'

export const GET = withErrorEnvelope(async () => {
  const { title, description } = owner.site
  return contractAnswer({ title, description, url: siteUrl }, API_MESSAGES.metadata)
})

export const OPTIONS = readingPreflight

export const dynamic = 'force-dynamic'
