import { articleCover } from '@/lib/articles/article'
import { getBodyImage, getImage, getPreviewImage } from '@/lib/images/image'
import type { Image } from '@/lib/images/image-cache'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { findPictured, type Pictured, slugsOfParam } from '@/lib/articles/slug-param'
import { withErrorEnvelope } from '@/lib/api/responses'
import { parseImageWidth } from '@/lib/images/responsive-image'
import { drawCard } from '@/lib/previews/draw-card'
import { articleCard, previewVersion } from '@/lib/previews/previews'

type Context = { params: Promise<{ slug: string; image?: string[] }> }

/**
 * Serves the images of an article: its cover, the link preview (`share.jpg`), or the n-th image or a diagram of its
 * text.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug: segment, image } = await params
  return withErrorEnvelope(async () => {
    const found = await findPictured(slugsOfParam(segment, 'decoded'))
    const [name = 'cover', ...rest] = image ?? []
    const width = parseImageWidth(new URL(request.url).searchParams.get('w'))
    if (!found || !width || rest.length > 0) return imageMissing()
    const { summary, place } = found
    const cover = { ...articleCover(summary, place), address: summary.featured_image }
    if (name === 'cover') return imageResponse(request, () => getImage(cover, width))
    if (name === 'share.jpg') return imageResponse(request, () => previewImage(found))
    if (!/^(?:\d{1,4}|diagram-[\w-]+\.svg)$/.test(name)) return imageMissing()
    const article = await found.read()
    if (!article) return imageMissing()
    return imageResponse(request, () =>
      getBodyImage(article, { name, width, cover, language: found.language }),
    )
  })(request)
}

function previewImage({ summary, place, language }: Pictured): Promise<Image> {
  const card = articleCard(summary, language, place)
  const version = previewVersion(card, summary.featured_image)
  return getPreviewImage(summary.featured_image, { version, draw: () => drawCard(card) })
}
