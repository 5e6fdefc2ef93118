import { deskPlant, deskTop, laptopBack } from './desk'
import { disc, line, picture, place, rect } from './draw'
import { wideSkyline } from './madrid'
import { APRICOT, APRICOT_PALE, CREAM, TERRACOTTA } from './palette'

const VIEW = { width: 1200, height: 630 }

/**
 * The picture for links to pages without one of their own: the desk of the portrait over the roofs, without text.
 * @returns an SVG document, 1200 × 630
 */
export function drawShare(): string {
  return picture(
    VIEW,
    rect(0, 0, 1200, 630, APRICOT_PALE) +
      disc(600, 250, 230, APRICOT) +
      disc(600, 250, 176, TERRACOTTA) +
      line('M280 110h130m34 0h26M800 96h150M760 140h90', CREAM, 12) +
      place(0, 36, wideSkyline(), 1.2) +
      deskTop(528, 1200, 110) +
      place(600, 548, laptopBack(), 1.24) +
      place(1064, 424, deskPlant(), 0.86),
  )
}
