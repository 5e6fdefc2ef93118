import { textResponse } from '@/lib/feeds/responses'
import { readSitemap, renderSitemap } from '@/lib/feeds/sitemap'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  return textResponse(renderSitemap(await readSitemap()), 'application/xml')
}
