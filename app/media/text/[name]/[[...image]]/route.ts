import { getBodyImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseAskedImage } from '@/lib/images/responsive-image'
import { findPageOfMedia } from '@/lib/pages/own-pages'
import { previewImage } from '@/lib/previews/preview-image'
import { ownPageCard } from '@/lib/previews/previews'
import { withErrorEnvelope } from '@/lib/api/responses'

type Context = { params: Promise<{ name: string; image?: string[] }> }

/** Serves the images of an own page: its link preview (`share.jpg`), or the n-th image or a diagram of its text. */
export const GET = withErrorEnvelope(async (request, { params }: Context) => {
  const { name, image } = await params
  const asked = parseAskedImage(request, image)
  const page = await findPageOfMedia(name)
  if (!page || !asked) return imageMissing()
  const card = ownPageCard(page)
  const { language } = page
  return imageResponse(request, () =>
    asked.name === 'share.jpg'
      ? previewImage(card)
      : getBodyImage(page, { ...asked, cover: card.cover, language, isOwners: true }),
  )
})
