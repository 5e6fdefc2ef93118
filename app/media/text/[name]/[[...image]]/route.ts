import { getBodyImage, getPreviewImage } from '@/lib/images/image'
import type { Image } from '@/lib/images/image-cache'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseImageWidth } from '@/lib/images/responsive-image'
import { findPageOfMedia } from '@/lib/pages/own-pages'
import { type OwnPage } from '@/lib/pages/added-pages'
import { drawCard } from '@/lib/previews/draw-card'
import { ownPageCard, previewVersion } from '@/lib/previews/previews'
import { withErrorEnvelope } from '@/lib/api/responses'

type Context = { params: Promise<{ name: string; image?: string[] }> }

/** Serves the images of an own page: its link preview (`share.jpg`), or the n-th image or a diagram of its text. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name, image } = await params
  return withErrorEnvelope(async () => {
    const page = await findPageOfMedia(name)
    const [file = '', ...rest] = image ?? []
    const width = parseImageWidth(new URL(request.url).searchParams.get('w'))
    if (!page || !width || rest.length > 0) return imageMissing()
    if (file === 'share.jpg') return imageResponse(request, () => previewImage(page))
    if (!/^(?:\d{1,4}|diagram-[\w-]+\.svg)$/.test(file)) return imageMissing()
    const cover = { ...ownPageCard(page).cover, address: null }
    const { language } = page
    return imageResponse(request, () =>
      getBodyImage(page, { name: file, width, cover, language, isOwners: true }),
    )
  })(request)
}

function previewImage(page: OwnPage): Promise<Image> {
  const card = ownPageCard(page)
  return getPreviewImage(null, { version: previewVersion(card), draw: () => drawCard(card) })
}
