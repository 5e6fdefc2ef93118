import { withErrorEnvelope } from '@/lib/api/responses'
import { articleCover } from '@/lib/articles/article'
import { getBodyImage, getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseImageWidth } from '@/lib/images/responsive-image'
import { findPreview } from '@/lib/articles/preview'
import { slugsOfParam } from '@/lib/articles/slug-param'

type Context = { params: Promise<{ slug: string; token: string; image?: string[] }> }

/** Serves the images of an unpublished article, for its preview. Responses are never cached. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, token, image = ['cover'] } = await params
  return withErrorEnvelope(async () => {
    const [first = '', second = ''] = slugsOfParam(slug, 'decoded')
    const article = (await findPreview(first, token)) ?? (await findPreview(second, token))
    const width = parseImageWidth(new URL(request.url).searchParams.get('w'))
    const [name = ''] = image
    if (!article || !width || image.length > 1) return imageMissing()
    const cover = articleCover(article)
    const answer = await imageResponse(request, () =>
      name === 'cover'
        ? getImage({ ...cover, address: article.featured_image }, width)
        : getBodyImage(article, { name, width, cover }),
    )
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  })(request)
}
