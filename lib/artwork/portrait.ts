import { deskPlant, deskTop, laptopBack, mug } from './desk'
import { clip, disc, fade, line, picture, place, rect, ring, shape } from './draw'
import { skyline } from './madrid'
import { boxPath } from './outline'
import {
  APRICOT,
  APRICOT_DEEP,
  APRICOT_PALE,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  PAPER,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
  VIOLET_DEEP,
} from './palette'

const VIEW = { width: 880, height: 960 }

/**
 * A developer at work: nobody in particular, behind a laptop, with the roofs of Madrid in the window.
 * @returns an SVG document, 880 × 960
 */
export function drawPortrait(): string {
  return picture(
    VIEW,
    rect(0, 0, 880, 960, LILAC) +
      windowOverRoofs() +
      person() +
      deskTop(812, 880, 148) +
      place(440, 828, laptopBack()) +
      place(110, 690, deskPlant()) +
      place(700, 718, mug()),
  )
}

function windowOverRoofs(): string {
  const glass = boxPath(96, 74, 688, 600, 20)
  return (
    rect(70, 48, 740, 640, CREAM, 34) +
    clip(
      glass,
      rect(96, 74, 688, 600, APRICOT_PALE) +
        disc(606, 214, 104, TERRACOTTA) +
        fade(0.9, line('M150 180h110m34 0h24M190 216h150M640 330h90', CREAM, 12)) +
        place(80, 246, skyline()),
    ) +
    rect(428, 60, 24, 620, CREAM) +
    rect(40, 676, 800, 30, PAPER, 12) +
    rect(40, 698, 800, 14, SAND_DEEP, 6)
  )
}

function person(): string {
  const body = 'M214 860C206 690 252 606 356 586H524C628 606 674 690 666 860Z'
  return (
    shape(body, VIOLET) +
    clip(body, shape('M470 570C560 640 560 760 540 870H700V570Z', VIOLET_DEEP)) +
    line('M300 860C292 800 296 750 312 716M580 860C588 800 584 750 568 716', INK, 6) +
    shape('M384 520H496V584C496 622 466 640 440 640S384 622 384 584Z', APRICOT_DEEP) +
    shape(
      'M356 586C372 640 404 664 440 664S508 640 524 586L500 574C490 616 466 632 440 632S390 616 380 574Z',
      LILAC_PALE,
    ) +
    head()
  )
}

function head(): string {
  const face = boxPath(340, 288, 200, 270, 98)
  return (
    disc(338, 436, 26, APRICOT) +
    disc(542, 436, 26, APRICOT_DEEP) +
    shape(face, APRICOT) +
    clip(face, shape('M470 280C520 360 524 480 470 570H560V280Z', APRICOT_DEEP)) +
    clip(
      face,
      shape(
        'M330 440C344 500 360 512 392 508C420 504 424 498 440 498S460 504 488 508C520 512 536 500 550 440V580H330Z',
        INK,
      ),
    ) +
    shape('M402 516C424 526 456 526 478 516C472 548 408 548 402 516Z', CREAM) +
    shape(
      'M326 424C300 330 336 250 420 246C440 222 520 226 544 268C590 288 580 372 554 424C548 388 540 366 524 350C470 356 420 346 396 322C388 352 362 366 350 372C338 388 332 404 326 424Z',
      INK,
    ) +
    line('M392 262C420 250 452 254 470 268M500 262C522 268 536 282 542 298', INK_SOFT, 7) +
    fade(0.3, disc(394, 424, 38, CREAM) + disc(486, 424, 38, CREAM)) +
    ring(394, 424, 38, TERRACOTTA_DEEP, 9) +
    ring(486, 424, 38, TERRACOTTA_DEEP, 9) +
    line('M432 420q8 -8 16 0M356 418l-18 -6M524 418l18 -6', TERRACOTTA_DEEP, 9) +
    disc(396, 426, 9, INK) +
    disc(484, 426, 9, INK) +
    line('M376 372q18 -12 36 -2M468 370q18 -10 36 2', INK, 9) +
    line('M442 436c10 14 12 26 -4 28', APRICOT_DEEP, 8)
  )
}
