import { clip, disc, line, oval, place, polygon, rect, shape } from '../draw'
import { browser } from '../frames'
import {
  APRICOT,
  APRICOT_PALE,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  PAPER,
  SAGE,
  SAND,
  SAND_DEEP,
  TERRACOTTA,
  TERRACOTTA_DEEP,
  VIOLET,
} from '../palette'
import { button, cells, writing } from '../ui'

/** A vet's website: opening hours and appointments, with a dog and a cat that look in from below. */
export function drawClinicaVeterinaria(): string {
  return (
    rect(0, 0, 1200, 800, MOSS) +
    disc(980, 170, 240, SAGE) +
    paw(86, 210, 1.1, SAGE) +
    paw(1080, 120, 1.3, MOSS) +
    browser({ x: 150, y: 80, width: 900, height: 560 }, home()) +
    place(400, 800, cat()) +
    place(800, 800, dog())
  )
}

function paw(x: number, y: number, scale: number, fill: string): string {
  const toes = (
    [
      [-40, -18],
      [-14, -46],
      [18, -46],
      [44, -18],
    ] as const
  ).map(([dx, dy]) => oval(dx, dy, 14, 19, fill))
  return place(
    x,
    y,
    toes.join('') + shape('M2 -18C34 -18 48 14 40 30S16 36 2 36S-28 46 -36 30S-30 -18 2 -18Z', fill),
    scale,
    -14,
  )
}

function home(): string {
  return (
    writing(52, 60, [300, 220], INK, 26, 22) +
    writing(52, 170, [270, 290], SAND_DEEP, 14, 16) +
    button(52, 250, 190, 58, TERRACOTTA) +
    rect(470, 44, 378, 300, LILAC_PALE, 26) +
    writing(500, 74, [150], INK, 18) +
    disc(804, 84, 22, VIOLET) +
    line('M793 84h22m-11 -11v22', CREAM, 7) +
    cells(
      { x: 500, y: 124, columns: 6, rows: 4, width: 42, height: 38, gap: 12 },
      (column, row) => {
        if (column === 3 && row === 1) return TERRACOTTA
        return (column + row * 2) % 5 === 0 ? LILAC : CREAM
      },
      10,
    ) +
    paw(300, 372, 1, SAND)
  )
}

function dog(): string {
  const head = 'M-140 10V-150C-140 -262 -78 -312 0 -312S140 -262 140 -150V10Z'
  return (
    shape('M-190 20C-170 -60 -120 -90 0 -90S170 -60 190 20Z', TERRACOTTA_DEEP) +
    shape(head, TERRACOTTA) +
    clip(
      head,
      shape(
        'M0 -320C-34 -240 -34 -190 -60 -120C-80 -60 -60 40 0 40S80 -60 60 -120C34 -190 34 -240 0 -320Z',
        PAPER,
      ),
    ) +
    shape(
      'M-118 -268C-190 -290 -232 -210 -214 -92C-208 -52 -160 -44 -146 -90C-132 -140 -108 -180 -96 -246Z',
      TERRACOTTA_DEEP,
    ) +
    shape(
      'M118 -268C190 -290 232 -210 214 -92C208 -52 160 -44 146 -90C132 -140 108 -180 96 -246Z',
      TERRACOTTA_DEEP,
    ) +
    disc(-66, -168, 17, INK) +
    disc(66, -168, 17, INK) +
    disc(-61, -174, 5, PAPER) +
    disc(71, -174, 5, PAPER) +
    shape('M-36 -112C-36 -132 36 -132 36 -112C36 -88 12 -78 0 -72C-12 -78 -36 -88 -36 -112Z', INK) +
    line('M0 -72V-46M0 -46C-10 -26 -44 -26 -52 -46M0 -46C10 -26 44 -26 52 -46', INK, 8) +
    rect(-140, -22, 280, 40, VIOLET)
  )
}

function cat(): string {
  return (
    polygon([-112, -110, -118, -262, -30, -196], INK) +
    polygon([112, -110, 118, -262, 30, -196], INK) +
    polygon([-108, -160, -106, -222, -62, -192], APRICOT) +
    polygon([108, -160, 106, -222, 62, -192], APRICOT) +
    shape('M-130 10C-136 -140 -90 -206 0 -206S136 -140 130 10Z', INK) +
    line('M-22 -200v44M0 -204v56M22 -200v44', INK_SOFT, 9) +
    oval(-56, -104, 21, 26, SAGE) +
    oval(56, -104, 21, 26, SAGE) +
    oval(-56, -104, 7, 20, INK) +
    oval(56, -104, 7, 20, INK) +
    polygon([-15, -70, 15, -70, 0, -54], APRICOT) +
    line('M0 -54v10M0 -44c-6 14 -26 14 -32 2M0 -44c6 14 26 14 32 2', APRICOT_PALE, 6) +
    line('M-76 -56l-88 -16M-76 -40l-88 6M76 -56l88 -16M76 -40l88 6', PAPER, 5)
  )
}
