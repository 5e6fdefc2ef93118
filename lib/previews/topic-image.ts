import 'server-only'
import { getPreviewImage } from '../images/image'
import { imageMissing, imageResponse } from '../images/image-response'
import { getSeries, getTag } from '../content/queries'
import { findByParam } from '../content/slug-param'
import { drawCard } from './draw-card'
import { previewVersion, type Topic, topicCard, type TopicKind } from './previews'

/**
 * Responds with the preview image of a tag or a series; 404 for one that doesn't exist. @param segment of the request
 */
export async function topicImage(request: Request, kind: TopicKind, segment: string): Promise<Response> {
  const find = kind === 'tag' ? getTag : getSeries
  const topic = await findByParam<Topic>(segment.replace(/\.jpg$/, ''), 'decoded', find)
  if (!topic) return imageMissing()
  const card = topicCard(kind, topic)
  const [version, draw] = [previewVersion(card), () => drawCard(card)]
  return imageResponse(request, () => getPreviewImage(null, { version, draw }))
}
