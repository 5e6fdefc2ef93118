import { LRUCache } from 'lru-cache'
import type { Language } from '../../config/language'
import { ARTICLE_WORDS } from '../../copy/article-words'
import { xmlText } from '../../text/escaping'
import { cleanSvg, type Drawing } from './clean-svg'
import { type DiagramSource, readDiagram } from './diagram-source'
import { EDGE } from './extent'

/** Cached drawings, shared by pages, feeds and image requests; each takes some ten kilobytes. */
const MAX_DIAGRAMS = 100
const MAX_SVG_CHARACTERS = 300_000

/** Spacing in pixels; tight, because an image wider than the text column is scaled down. */
const SPACING = { padding: EDGE, nodeSpacing: 20, layerSpacing: 24 }

const MAX_LABEL = 200

type Drawn = { drawing: Drawing; source: DiagramSource }

/** A drawing with its description as alternative text. */
type Diagram = Omit<Drawing, 'texts'> & { label: string }

const cache = new LRUCache<string, { drawn: Drawn | null }>({ max: MAX_DIAGRAMS })

/**
 * Draws a diagram in both themes.
 * @param text Mermaid source, which is not trusted
 * @param language of the generated description, used if the author gives none
 * @returns null when it can't be drawn: unsupported kind, too large, or a syntax error
 */
export async function drawDiagram(text: string, language: Language = 'es'): Promise<Diagram | null> {
  const { drawn } = cache.get(text) ?? { drawn: await draw(text) }
  cache.set(text, { drawn })
  if (!drawn) return null
  const { texts, ...drawing } = drawn.drawing
  const { kind, label } = drawn.source
  const description = label ?? `${ARTICLE_WORDS[language].diagrams[kind]}: ${texts.join(', ')}`
  return { ...drawing, label: description.slice(0, MAX_LABEL) }
}

async function draw(text: string): Promise<Drawn | null> {
  const source = readDiagram(xmlText(text))
  if (typeof source === 'string') return null
  try {
    // Loading it takes half a second, which only the few texts with a diagram need.
    const { renderMermaidSVG } = await import('beautiful-mermaid')
    const svg = renderMermaidSVG(source.lines.join('\n'), SPACING)
    const drawing = svg.length > MAX_SVG_CHARACTERS ? null : cleanSvg(svg)
    return drawing && { drawing, source }
  } catch {
    return null // the page shows the source, and `npm run check` reports it
  }
}
