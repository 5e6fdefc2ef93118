import { disc, line, place, rect, ring, shape } from '../draw'
import { fir, mountain } from '../landscape'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  MOSS_DEEP,
  PAPER,
  SAGE,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from '../palette'
import { ball, racket } from '../things'

/** Hiking, 600 × 400: two peaks, a low sun and the trail between the firs. */
export function hikingTile(): string {
  return (
    rect(0, 0, 600, 400, LILAC_PALE) +
    disc(430, 130, 78, APRICOT) +
    mountain([300, 330], [476, 120], [690, 330], LILAC, VIOLET, CREAM) +
    mountain([-60, 340], [226, 46], [500, 340], VIOLET, VIOLET_DEEP, CREAM) +
    shape('M0 316C140 270 250 330 360 306S540 280 600 310V400H0Z', SAGE) +
    shape('M0 360C160 330 300 380 420 350S560 340 600 352V400H0Z', MOSS) +
    shape(
      'M300 400C290 372 392 366 388 346C384 326 296 330 308 306C314 292 344 286 352 262C352 290 330 296 330 308C332 326 426 324 424 350C422 374 356 380 372 400Z',
      PAPER,
    ) +
    fir(80, 372, 130) +
    fir(150, 384, 92) +
    fir(540, 366, 104, MOSS, MOSS_DEEP)
  )
}

/** Tennis, 300 × 400: a racket and a ball over a clay court. */
export function tennisTile(): string {
  return (
    rect(0, 0, 300, 400, TERRACOTTA) +
    line('M-20 176L320 306M210 420L262 284', APRICOT_PALE, 9) +
    place(150, 140, racket(VIOLET_DEEP, INK), 0.6, 22) +
    ball(222, 322, 52)
  )
}

/** Cycling, 600 × 400: a bicycle on a flat road. */
export function cyclingTile(): string {
  const spokes = (cx: number) =>
    [0, 30, 60, 90, 120, 150].map((turn) => place(cx, 250, line('M-92 0H92', LILAC, 3), 1, turn)).join('')
  const wheel = (cx: number) =>
    spokes(cx) + ring(cx, 250, 100, INK, 13) + ring(cx, 250, 84, TERRACOTTA, 5) + disc(cx, 250, 13, INK)
  return (
    rect(0, 0, 600, 400, APRICOT_PALE) +
    disc(300, 190, 150, APRICOT) +
    rect(0, 350, 600, 50, INK_SOFT) +
    line('M20 376H590', LILAC, 5, '40 26') +
    wheel(150) +
    wheel(456) +
    line('M150 250H286L248 122L150 250M248 130H396L286 250M386 92L400 150L456 250', VIOLET, 15) +
    line('M286 250l26 44m-12 2h28', INK, 9) +
    disc(286, 250, 24, INK) +
    disc(286, 250, 9, APRICOT) +
    line('M250 126L238 96', INK, 11) +
    line('M206 92H270', TERRACOTTA_DEEP, 18) +
    line('M388 96L382 72H432a22 22 0 0 1 0 44h-12', INK, 11)
  )
}
