import { topicImage } from '@/lib/previews/preview-image'

type Context = { params: Promise<{ slug: string }> }

/** Serves the preview image of a series. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return topicImage(request, 'series', (await params).slug)
}
