import { textResponse } from '@/lib/feeds/responses'
import { renderSitemap } from '@/lib/feeds/sitemap'
import { readSitemap } from '@/lib/feeds/read-sitemap'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  return textResponse(renderSitemap(await readSitemap()), 'application/xml')
}
