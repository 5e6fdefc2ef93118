import { clip, picture, place } from './draw'
import { bricksTile, electronicsTile, readingTile } from './hobby-tiles/indoors'
import { cyclingTile, hikingTile, tennisTile } from './hobby-tiles/outdoors'

const VIEW = { width: 1200, height: 800 }

/**
 * What the developer does away from the screen, as a poster of six tiles.
 * @returns an SVG document, 1200 × 800
 */
export function drawHobbies(): string {
  return picture(
    VIEW,
    tile(0, 0, 600, hikingTile()) +
      tile(600, 0, 300, tennisTile()) +
      tile(900, 0, 300, readingTile()) +
      tile(0, 400, 300, electronicsTile()) +
      tile(300, 400, 300, bricksTile()) +
      tile(600, 400, 600, cyclingTile()),
  )
}

function tile(x: number, y: number, width: number, body: string): string {
  return place(x, y, clip(`M0 0H${width}V400H0Z`, body))
}
