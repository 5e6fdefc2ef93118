import { contentHealth } from '@/lib/portfolio/health'
import packageJson from '@/package.json'

export const dynamic = 'force-dynamic'

/** For whoever watches over the site. It answers 200 as long as pages are served, `degraded` when content is old. */
export function GET(): Response {
  return Response.json(
    { ...contentHealth(), version: packageJson.version },
    { headers: { 'cache-control': 'no-store' } },
  )
}
