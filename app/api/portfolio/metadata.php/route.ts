import { owner } from '@/lib/site/owner'
import { contractAnswer, readingPreflight, withErrorEnvelope } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/site/error-words'
import { siteUrl } from '@/lib/site/site-url'

export const GET = withErrorEnvelope(async () => {
  const { title, description } = owner.site
  return contractAnswer({ title, description, url: siteUrl }, API_MESSAGES.metadata)
})

export const OPTIONS = readingPreflight

export const dynamic = 'force-dynamic'
