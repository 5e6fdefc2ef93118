'use client'

import type { PointerEvent, ReactNode } from 'react'
import styles from './tilt.module.css'

const MAX_DEGREES = 20

/** Tilts its content towards the mouse pointer: at most 20 degrees, perspective 1000, 400 ms (SPEC §9). */
export function Tilt({ children }: { children: ReactNode }) {
  const lean = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse') return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - left) / width - 0.5
    const y = (event.clientY - top) / height - 0.5
    event.currentTarget.style.setProperty('--lean-x', `${(-y * 2 * MAX_DEGREES).toFixed(2)}deg`)
    event.currentTarget.style.setProperty('--lean-y', `${(x * 2 * MAX_DEGREES).toFixed(2)}deg`)
  }
  const rest = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.style.removeProperty('--lean-x')
    event.currentTarget.style.removeProperty('--lean-y')
  }

  return (
    <div className={styles.tilt} onPointerMove={lean} onPointerLeave={rest}>
      <div className={styles.leaf}>{children}</div>
    </div>
  )
}
