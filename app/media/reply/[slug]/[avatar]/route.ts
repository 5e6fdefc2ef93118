import { decodeSegment } from '@/lib/site/routes'
import { findAvatar } from '@/lib/conversation/conversation'
import { getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { withErrorEnvelope } from '@/lib/api/responses'

type Context = { params: Promise<{ slug: string; avatar: string }> }

/** Serves the profile picture of who replied to an article. */
export const GET = withErrorEnvelope(async (request, { params }: Context) => {
  const { slug, avatar } = await params
  const address = await findAvatar(decodeSegment(slug) ?? slug, avatar)
  if (address === null) return imageMissing()
  return imageResponse(request, () => getImage({ address, title: avatar, tag: '' }, 400))
})
