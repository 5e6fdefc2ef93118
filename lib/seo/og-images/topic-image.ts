import 'server-only'
import { getPreviewImage } from '../../images/image'
import { imageMissing, imageResponse } from '../../images/image-response'
import { findSelection } from '../../portfolio/selections'
import { slugsOfParam } from '../../routing/slug-param'
import { drawCard } from './card'
import { topicCard, topicCardVersion, type TopicKind } from './topic-card'

/** The response with the preview image of a tag or a series; 404 for one that doesn't exist. @param segment of the request */
export async function topicImage(request: Request, kind: TopicKind, segment: string): Promise<Response> {
  for (const slug of slugsOfParam(segment.replace(/\.jpg$/, ''), 'decoded')) {
    const topic = await findSelection(kind, slug)
    if (!topic) continue
    const draw = () => drawCard(topicCard(kind, topic))
    const version = topicCardVersion(kind, topic)
    return imageResponse(request, () => getPreviewImage(null, { version, draw }))
  }
  return imageMissing()
}
