import 'server-only'
import type { Language } from '../site/language'
import { getTextFacts } from '../markdown/render-text'
import { DRAWN_POSTER } from '../markdown/videos'
import { bodyDiagram } from './body-diagrams'
import { bodyImageSource } from './body-images'
import type { Cover } from './covers/cover'
import { getEmbeddedImage, getImage, type Image } from './image'
import type { ImageWidth } from './responsive-image'

type Wanted = {
  name: string
  width: ImageWidth
  cover: Cover
  language?: Language
  isOwners?: boolean
}

/**
 * Returns an image in the text of an article, for the `/media` route: the n-th one, a drawn poster of a video, or a
 * diagram.
 * @param cover replaces an image that can't be loaded @param isOwners see {@link bodyImageSource}
 * @returns null when the text has no such image
 * @throws BusyError when the queue is full
 */
export async function getBodyImage(
  text: { content: string },
  { name, width, cover, language, isOwners }: Wanted,
): Promise<Image | null> {
  const { images, diagrams } = await getTextFacts(text.content, language)
  if (!/^\d{1,4}$/.test(name)) return bodyDiagram(diagrams, name)
  const written = images[Number(name)]
  if (written?.startsWith(DRAWN_POSTER))
    return getImage({ title: written, tag: cover.tag, address: null }, width)
  const source = await bodyImageSource(text, Number(name), { language, isOwners })
  if (source === null) return null
  return typeof source === 'string'
    ? getImage({ ...cover, address: source }, width)
    : getEmbeddedImage(source, width, cover)
}
