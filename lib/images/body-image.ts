import 'server-only'
import { imageSources } from '../markdown/image-sources'
import { DRAWN_POSTER } from '../markdown/videos'
import type { Article } from '../content/types'
import { bodyDiagram } from './body-diagrams'
import { bodyImageSource } from './body-images'
import { getImage, type Image } from './image'
import type { Cover } from './covers/cover'
import type { ImageWidth } from './responsive-image'

type Wanted = { name: string; width: ImageWidth; cover: Cover; isOwners?: boolean }

/**
 * Returns an image in the text of an article, for the `/media` route: the n-th one, a drawn poster of a video, or a
 * diagram.
 * @param cover replaces an image that can't be loaded @param isOwners see {@link bodyImageSource}
 * @returns null when the text has no such image
 * @throws BusyError when the queue is full
 */
export async function getBodyImage(
  article: Pick<Article, 'content'>,
  { name, width, cover, isOwners }: Wanted,
): Promise<Image | null> {
  if (!/^\d{1,3}$/.test(name)) return bodyDiagram(article, name)
  const source = imageSources(article.content)[Number(name)]
  if (source?.startsWith(DRAWN_POSTER))
    return getImage({ title: source, tag: cover.tag, address: null }, width)
  const address = bodyImageSource(article, Number(name), isOwners)
  return address ? getImage({ ...cover, address }, width) : null
}
