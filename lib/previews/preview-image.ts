import 'server-only'
import { getSeries, getTag } from '../articles/queries'
import { findByParam } from '../articles/slug-param'
import { getPreviewImage } from '../images/image'
import { type Image, inConversionQueue } from '../images/image-cache'
import { imageMissing, imageResponse } from '../images/image-response'
import { drawCard } from './draw-card'
import { type Card, previewVersion, type Topic, topicCard, type TopicKind } from './previews'

/**
 * Returns the image for link previews as `/media` serves it: the picture that replaces the card, else the card.
 * @param replacing the address of that picture, see {@link previewVersion}
 */
export function previewImage(card: Card, replacing: string | null = null): Promise<Image> {
  return getPreviewImage(replacing, { version: previewVersion(card, replacing), draw: () => drawCard(card) })
}

/** Responds with a card that is drawn when its prerendered route is. */
export async function cardResponse(card: Card): Promise<Response> {
  return new Response(new Uint8Array(await inConversionQueue(() => drawCard(card))), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
  })
}

/**
 * Responds with the preview image of a tag or a series; 404 for one that doesn't exist. @param segment of the request
 */
export async function topicImage(request: Request, kind: TopicKind, segment: string): Promise<Response> {
  const find = kind === 'tag' ? getTag : getSeries
  const topic = await findByParam<Topic>(segment.replace(/\.jpg$/, ''), 'decoded', find)
  return topic ? imageResponse(request, () => previewImage(topicCard(kind, topic))) : imageMissing()
}
