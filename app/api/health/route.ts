import { contentHealth } from '@/lib/portfolio/health'
import packageJson from '@/package.json'

export const dynamic = 'force-dynamic'

/** Health check for monitoring: 200 while pages are served, with status `degraded` while content is stale. */
export async function GET(): Promise<Response> {
  return Response.json(
    { ...(await contentHealth()), version: packageJson.version },
    { headers: { 'cache-control': 'no-store' } },
  )
}
