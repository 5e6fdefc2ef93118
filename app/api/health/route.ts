import { messageHealth } from '@/lib/contact/messages'
import { contentStore } from '@/lib/content/content'
import { contentHealth } from '@/lib/content/health'
import { apiBase } from '@/lib/content/source'
import packageJson from '@/package.json'

export const dynamic = 'force-dynamic'

/**
 * Health check for monitoring: 200 while pages are served, with status `degraded` while content is stale or messages don't
 * reach the owner.
 */
export async function GET(): Promise<Response> {
  const { status, ...content } = contentHealth(contentStore(), apiBase !== null)
  const messages = await messageHealth()
  const isFailing = messages !== null && (messages.folder !== 'ok' || messages.undelivered > 0)
  return Response.json(
    {
      status: isFailing ? 'degraded' : status,
      ...content,
      ...(messages && { messages }),
      version: packageJson.version,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
