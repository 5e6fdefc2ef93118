import 'server-only'
import type { Language } from '../config/language'
import type { Scheme } from '../markdown/diagrams/clean-svg'
import { drawDiagram } from '../markdown/diagrams/draw-diagram'
import { type DiagramAddress, diagramSources } from '../markdown/diagrams/rehype-diagrams'
import type { Article } from '../content/types'
import { shortHash } from '../text/hash'
import type { Image } from './image'
import { imageBytes } from './image-cache'
import { articleMedia } from './responsive-image'

const NAME = /^diagram-(\d)-(light|dark)\.svg$/

/** Draws the diagrams of a text, and returns a function that resolves their URLs. */
export async function bodyDiagramAddresses(
  { slug, content }: Pick<Article, 'slug' | 'content'>,
  media = articleMedia(slug),
  language: Language = 'es',
): Promise<DiagramAddress> {
  const drawn = await Promise.all(diagramSources(content).map((source) => drawDiagram(source, language)))
  return (index) => {
    const diagram = drawn[index]
    if (!diagram) return null
    const { width, height, label } = diagram
    const at = (scheme: Scheme) => `${media}/diagram-${index}-${scheme}.svg?v=${shortHash(diagram[scheme])}`
    return { light: at('light'), dark: at('dark'), width, height, label }
  }
}

/**
 * Returns a diagram of a text, for the `/media` route.
 * @param name the last segment of the request's path
 * @returns null for any other name, and for a diagram that can't be drawn
 */
export async function bodyDiagram(
  { content }: Pick<Article, 'content'>,
  name: string,
): Promise<Image | null> {
  const [, index, scheme] = NAME.exec(name) ?? []
  const source = diagramSources(content)[Number(index)]
  const diagram = source === undefined ? null : await drawDiagram(source)
  if (!diagram) return null
  const svg = diagram[scheme === 'dark' ? 'dark' : 'light']
  return { ...imageBytes('image/svg+xml', Buffer.from(svg)), version: shortHash(svg), isFallback: false }
}
