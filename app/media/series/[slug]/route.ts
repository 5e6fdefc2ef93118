import { followOwner } from '@/lib/portfolio/owner-data'
import { topicImage } from '@/lib/seo/previews/topic-image'

type Context = { params: Promise<{ slug: string }> }

/** Serves the preview image of a series. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await followOwner(['site'])
  return topicImage(request, 'series', (await params).slug)
}
