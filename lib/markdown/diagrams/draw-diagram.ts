import { LRUCache } from 'lru-cache'
import { xmlText } from '../../text/escaping'
import { cleanSvg, type Diagram } from './clean-svg'
import { readDiagram } from './diagram-source'
import { EDGE } from './extent'

/** Drawn once for page, feeds and the requests for the picture; a hundred of some ten kilobytes. */
const MAX_DIAGRAMS = 100
const MAX_SVG_CHARACTERS = 300_000

/** In pixels; close, because a picture wider than the column is shown smaller. */
const SPACING = { padding: EDGE, nodeSpacing: 20, layerSpacing: 24 }

const cache = new LRUCache<string, { diagram: Diagram | null }>({ max: MAX_DIAGRAMS })

/**
 * Draws a diagram in both themes.
 * @param text Mermaid source, which is not trusted
 * @returns null when it can't be drawn: another kind, too large, or a slip in it
 */
export async function drawDiagram(text: string): Promise<Diagram | null> {
  const known = cache.get(text)
  if (known) return known.diagram
  const diagram = await draw(text)
  cache.set(text, { diagram })
  return diagram
}

async function draw(text: string): Promise<Diagram | null> {
  const source = readDiagram(xmlText(text))
  if (typeof source === 'string') return null
  try {
    // Half a second of loading, for the few texts that have a diagram.
    const { renderMermaidSVG } = await import('beautiful-mermaid')
    const svg = renderMermaidSVG(source.lines.join('\n'), SPACING)
    return svg.length > MAX_SVG_CHARACTERS ? null : cleanSvg(svg, source)
  } catch {
    return null // the source is shown, and `npm run check` names it
  }
}
