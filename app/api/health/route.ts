import { messageHealth } from '@/lib/contact/messages'
import { contentStore } from '@/lib/content/content'
import { contentHealth } from '@/lib/api/health'
import { apiBase } from '@/lib/content/api-base'
import { NETWORK_HEADER } from '@/lib/site/constants'
import packageJson from '@/package.json'

export const dynamic = 'force-dynamic'

/**
 * Health check for monitoring: 200 while pages are served, with status `degraded` while content is stale or messages don't
 * reach the owner. `client` is the network that the request is taken to come from, which tells whether `TRUST_PROXY` is
 * right.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const { status, ...content } = contentHealth(contentStore(), apiBase !== null)
  const messages = await messageHealth()
  const isFailing = messages !== null && (messages.folder !== 'ok' || messages.undelivered > 0)
  return Response.json(
    {
      status: isFailing ? 'degraded' : status,
      ...content,
      ...(messages && { messages }),
      version: packageJson.version,
      client: headers.get(NETWORK_HEADER),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
