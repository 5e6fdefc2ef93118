import { drawBoardAndThermometer } from './article-scenes/board-and-thermometer'
import { drawCardCatalogue } from './article-scenes/card-catalogue'
import { drawPageOnScale } from './article-scenes/page-on-scale'
import { drawPagePress } from './article-scenes/page-press'
import { picture } from './draw'

const VIEW = { width: 1200, height: 630 }

const SCENES = {
  'cuanto-consume-una-pagina-web': drawPageOnScale,
  'portfolio-estatico-con-nextjs': drawPagePress,
  'sensor-de-temperatura-con-arduino': drawBoardAndThermometer,
  'rag-minimo-con-sqlite': drawCardCatalogue,
} satisfies Record<string, () => string>

/**
 * Draws the covers of the embedded articles; other articles get one from `drawCover`.
 * @returns the SVG documents, 1200 × 630, by article slug
 */
export function drawArticles(): Map<string, string> {
  return new Map(Object.entries(SCENES).map(([slug, draw]) => [slug, picture(VIEW, draw())]))
}
