import { contentStore } from '@/lib/content/content'
import { contentHealth } from '@/lib/content/health'
import { apiBase } from '@/lib/content/source'
import { messageHealth } from '@/lib/services/messages/inbox'
import packageJson from '@/package.json'

export const dynamic = 'force-dynamic'

/** Health check for monitoring: 200 while pages are served, with status `degraded` while content is stale. */
export async function GET(): Promise<Response> {
  const { status, ...content } = contentHealth(contentStore(), apiBase !== null)
  const messages = messageHealth()
  return Response.json(
    {
      status: messages?.isFailing ? 'degraded' : status,
      ...content,
      ...(messages && { messages: messages.status }),
      version: packageJson.version,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
