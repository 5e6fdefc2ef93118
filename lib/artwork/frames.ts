import { clip, disc, fade, place, rect } from './draw'
import { boxPath } from './outline'
import { APRICOT, CREAM, INK, INK_SOFT, SAGE, TERRACOTTA } from './palette'

const FRAME_RADIUS = 28
const BAR_HEIGHT = 58
const SHADOW_OFFSET = 22
const SHADOW_OPACITY = 0.16

/** Size of the phone’s screen, the space that `phone` hands to its body. */
const SCREEN = { width: 312, height: 650 }
const BEZEL = 18

/** A flat shadow, down and to the right, for anything that lies on the ground. */
export function shadow(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  offset = SHADOW_OFFSET,
): string {
  return fade(SHADOW_OPACITY, rect(x + offset, y + offset, width, height, INK, radius))
}

/**
 * A browser window.
 * @param box outer place and size
 * @param body drawing of the page; 0,0 is the page's top left corner, under the bar
 * @param colours of the page and of the bar
 */
export function browser(
  box: { x: number; y: number; width: number; height: number },
  body: string,
  { page = CREAM, bar = INK, pill = INK_SOFT }: { page?: string; bar?: string; pill?: string } = {},
): string {
  const { width, height } = box
  const buttons = [TERRACOTTA, APRICOT, SAGE].map((fill, index) =>
    disc(36 + index * 30, BAR_HEIGHT / 2, 9, fill),
  )
  return place(
    box.x,
    box.y,
    shadow(0, 0, width, height, FRAME_RADIUS) +
      clip(
        boxPath(0, 0, width, height, FRAME_RADIUS),
        rect(0, 0, width, height, page) + place(0, BAR_HEIGHT, body) + rect(0, 0, width, BAR_HEIGHT, bar),
      ) +
      buttons.join('') +
      rect(width * 0.32, 17, width * 0.36, 24, pill, 12),
  )
}

/**
 * A phone seen from the front, 348 × 686 before scaling.
 * @param spot top left corner, scale and turn in degrees
 * @param body drawing of the app; 0,0 is the screen's top left corner, which is 312 × 650
 * @param screen colour of the empty screen
 */
export function phone(
  spot: { x: number; y: number; scale?: number; turn?: number },
  body: string,
  screen: string = CREAM,
): string {
  const [width, height] = [SCREEN.width + 2 * BEZEL, SCREEN.height + 2 * BEZEL]
  return place(
    spot.x,
    spot.y,
    shadow(0, 0, width, height, 62) +
      rect(0, 0, width, height, INK, 62) +
      place(
        BEZEL,
        BEZEL,
        clip(
          boxPath(0, 0, SCREEN.width, SCREEN.height, 46),
          rect(0, 0, SCREEN.width, SCREEN.height, screen) + body,
        ) + rect(SCREEN.width / 2 - 42, 14, 84, 24, INK, 12),
      ),
    spot.scale,
    spot.turn,
  )
}
