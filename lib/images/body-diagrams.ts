import 'server-only'
import type { Language } from '../site/language'
import {
  describeDiagram,
  diagramLabel,
  readDiagram,
  type Scheme,
  type ServedDiagram,
} from '../markdown/diagrams'
import { TEXT_WORDS } from '../markdown/words'
import { shortHash } from '../text/random'
import type { Image } from './image'
import { imageBytes } from './image-cache'

const NAME = /^diagram-(\d{1,3})-(light|dark)\.svg$/

/** Returns the URLs of the diagrams of a text; null for one that isn't drawn, which is shown as its source. */
export async function bodyDiagrams(
  sources: readonly string[],
  media: string,
  language: Language = 'es',
): Promise<(ServedDiagram | null)[]> {
  return Promise.all(
    sources.map(async (source, index) => {
      const [light, dark] = await Promise.all([readDiagram(source, 'light'), readDiagram(source, 'dark')])
      const drawn = light === null ? null : describeDiagram(light)
      if (light === null || dark === null || !drawn) return null
      const { width, height } = drawn
      const label = diagramLabel(source, drawn, TEXT_WORDS[language])
      const at = (scheme: Scheme, svg: string) =>
        `${media}/diagram-${index}-${scheme}.svg?v=${shortHash(svg)}`
      return { width, height, label, light: at('light', light), dark: at('dark', dark) }
    }),
  )
}

/**
 * Returns a diagram of a text, for the `/media` route.
 * @param name the last segment of the request's path
 * @returns null for any other name, and for a diagram that isn't drawn
 */
export async function bodyDiagram(sources: readonly string[], name: string): Promise<Image | null> {
  const [, index, scheme] = NAME.exec(name) ?? []
  const source = sources[Number(index)]
  const svg = source === undefined ? null : await readDiagram(source, scheme === 'dark' ? 'dark' : 'light')
  if (svg === null) return null
  return { ...imageBytes('image/svg+xml', Buffer.from(svg)), version: shortHash(svg), isFallback: false }
}
