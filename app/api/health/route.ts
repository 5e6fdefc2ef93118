import { messageHealth } from '@/lib/contact/messages'
import { contentHealth } from '@/lib/portfolio/health'
import packageJson from '@/package.json'

export const dynamic = 'force-dynamic'

/**
 * Health check for monitoring: 200 while pages are served, with status `degraded` while content is stale or messages don't
 * reach the owner.
 */
export async function GET(): Promise<Response> {
  const [content, messages] = await Promise.all([contentHealth(), messageHealth()])
  const isFailing = messages !== null && (messages.folder !== 'ok' || messages.undelivered > 0)
  return Response.json(
    {
      ...content,
      ...(isFailing && { status: 'degraded' }),
      ...(messages && { messages }),
      version: packageJson.version,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
