import { articleCover } from '@/lib/articles/article'
import { getBodyImage, getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { findPictured, slugsOfParam } from '@/lib/articles/slug-param'
import { withErrorEnvelope } from '@/lib/api/responses'
import { parseAskedImage } from '@/lib/images/responsive-image'
import { previewImage } from '@/lib/previews/preview-image'
import { articleCard } from '@/lib/previews/previews'

type Context = { params: Promise<{ slug: string; image?: string[] }> }

/**
 * Serves the images of an article: its cover, the link preview (`share.jpg`), or the n-th image or a diagram of its
 * text.
 */
export const GET = withErrorEnvelope(async (request, { params }: Context) => {
  const { slug, image } = await params
  const asked = parseAskedImage(request, image)
  const found = await findPictured(slugsOfParam(slug, 'decoded'))
  if (!found || !asked) return imageMissing()
  const { summary, place, language } = found
  const address = summary.featured_image
  const cover = articleCover(summary, place)
  return imageResponse(request, async () => {
    if (asked.name === 'cover') return getImage({ ...cover, address }, asked.width)
    if (asked.name === 'share.jpg') return previewImage(articleCard(summary, language, place), address)
    const article = await found.read()
    return article && getBodyImage(article, { ...asked, cover, language })
  })
})
