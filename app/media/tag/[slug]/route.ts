import { topicImage } from '@/lib/previews/preview-image'

type Context = { params: Promise<{ slug: string }> }

/** Serves the preview image of a tag. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return topicImage(request, 'tag', (await params).slug)
}
