import { withErrorEnvelope } from '@/lib/api/responses'
import { owner } from '@/lib/site/owner'
import { getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { findOwnPicture, OWN_PICTURES } from '@/lib/images/own-file'
import { parseImageWidth } from '@/lib/images/responsive-image'

type Context = { params: Promise<{ name: string }> }

/** Serves the owner's portrait or the about page's picture, in the requested width. */
export const GET = withErrorEnvelope(async (request, { params }: Context) => {
  const { name } = await params
  const known = OWN_PICTURES.find((one) => one === name)
  const width = parseImageWidth(request)
  const found = known && width ? await findOwnPicture(known) : null
  if (!width || !found) return imageMissing()
  return imageResponse(request, () => getImage({ ...found, title: owner.site.name, tag: '' }, width))
})
