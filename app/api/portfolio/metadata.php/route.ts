import { site } from '@/content/site'
import { contractAnswer } from '@/lib/api-response'
import { answering } from '@/lib/contract-errors'
import { API_MESSAGES } from '@/lib/copy/errors'
import { siteUrl } from '@/lib/site-url'

export const GET = answering(async () =>
  contractAnswer({ title: site.title, description: site.description, url: siteUrl }, API_MESSAGES.metadata),
)

export const dynamic = 'force-dynamic'
