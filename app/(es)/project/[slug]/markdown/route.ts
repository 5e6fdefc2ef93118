import { plainStory } from '@/lib/feeds/plain-story'
import { markdownResponse } from '@/lib/feeds/responses'
import { getStory } from '@/lib/content/queries'
import { storyPath } from '@/lib/projects/story-routes'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No path is prerendered: each response is generated on its first request and cached. */
export function generateStaticParams() {
  return []
}

/** Serves a story as Markdown at `/project/{slug}.md`. The canonical URL is that of the HTML page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const page = await getStory((await params).slug)
  if (!page) return new Response(null, { status: 404 })
  return markdownResponse(await plainStory(page), storyPath(page.slug))
}
