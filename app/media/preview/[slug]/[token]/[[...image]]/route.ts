import { withErrorEnvelope } from '@/lib/api/responses'
import { articleCover } from '@/lib/articles/article'
import { getBodyImage, getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseAskedImage } from '@/lib/images/responsive-image'
import { findPreview } from '@/lib/articles/preview'
import { findByParam } from '@/lib/articles/slug-param'

type Context = { params: Promise<{ slug: string; token: string; image?: string[] }> }

/** Serves the images of an unpublished article, for its preview. Responses are never cached. */
export const GET = withErrorEnvelope(async (request, { params }: Context) => {
  const { slug, token, image } = await params
  const asked = parseAskedImage(request, image)
  const article = await findByParam(slug, 'decoded', (one) => findPreview(one, token))
  if (!article || !asked) return imageMissing()
  const cover = articleCover(article)
  const answer = await imageResponse(request, () =>
    asked.name === 'cover'
      ? getImage({ ...cover, address: article.featured_image }, asked.width)
      : getBodyImage(article, { ...asked, cover }),
  )
  answer.headers.set('cache-control', 'private, no-store')
  return answer
})
