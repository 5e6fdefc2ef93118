import { line, place, rect, shape } from './draw'
import { mark } from './mark'
import { leaf, pot } from './nature'
import {
  APRICOT,
  APRICOT_DEEP,
  CREAM,
  INK,
  INK_SOFT,
  LILAC,
  LILAC_PALE,
  MOSS,
  TERRACOTTA,
  TERRACOTTA_DEEP,
} from './palette'

/** A wooden desk whose edge is at `y`, down to the foot of the picture. */
export function deskTop(y: number, width: number, height: number): string {
  return (
    rect(0, y, width, height, TERRACOTTA_DEEP) +
    rect(0, y, width, 26, TERRACOTTA) +
    place(0, y, line('M60 80h180m40 0h60M520 102h240M700 66h100', TERRACOTTA, 6))
  )
}

/** An open laptop seen from behind, 468 wide; 0,0 is the middle of its foot. */
export function laptopBack(): string {
  return (
    shape('M-178 -188a24 24 0 0 1 24 -24H154a24 24 0 0 1 24 24L190 -16H-190Z', INK_SOFT) +
    shape('M60 -212h94a24 24 0 0 1 24 24L190 -16H120Z', INK) +
    place(-44, -158, mark(), 1.4) +
    rect(-234, -20, 468, 22, LILAC_PALE, 11) +
    rect(-234, -8, 468, 10, LILAC, 5)
  )
}

/** A pot plant; 0,0 is the middle of its rim. */
export function deskPlant(): string {
  const fan = (
    [
      [-40, 210],
      [34, 220],
      [-8, 290],
      [62, 150],
      [-70, 150],
    ] as const
  ).map(([turn, length]) => leaf(0, 16, length, turn, { width: length * 0.34 }))
  return fan.join('') + pot(0, 0, 150)
}

/** A steaming mug, 140 wide; 0,0 is the top left corner of its body. */
export function mug(): string {
  return (
    line('M104 24a34 34 0 1 1 0 56', APRICOT, 16) +
    rect(0, 0, 106, 108, APRICOT, 16) +
    shape('M68 0h22a16 16 0 0 1 16 16v76a16 16 0 0 1 -16 16h-30z', APRICOT_DEEP) +
    rect(16, 34, 32, 32, MOSS, 10) +
    line('M34 -28c-16 -20 16 -30 0 -52M72 -28c-16 -20 16 -30 0 -52', CREAM, 8)
  )
}
