'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type DayTipProps = {
  /** Describes a day, given as YYYY-MM-DD. */
  describe: (date: string) => string | null
  /** Classes of the page's own stylesheet: the element around the calendar, and the tooltip. */
  classNames: { frame: string | undefined; tip: string | undefined }
  children: ReactNode
}

/**
 * @param left horizontal position within the frame in percent, which is also the part of the tooltip to the left of it,
 * so that the tooltip never extends beyond the frame
 * @param top vertical position within the frame in pixels
 */
type Tip = { text: string; left: number; top: number }

/**
 * A calendar whose days have a tooltip. The pointer can be moved onto it, and Escape dismisses it (WCAG 1.4.13). Mouse
 * events instead of pointer events: after a tap, browsers send them too, and none that leaves.
 */
export function DayTip({ describe, classNames, children }: DayTipProps) {
  const [tip, setTip] = useState<Tip | null>(null)
  // Without the dismissed tooltip a day is under the pointer, which browsers report although the pointer rests.
  const isDismissed = useRef(false)

  useEffect(() => {
    if (!tip) return
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      isDismissed.current = true
      setTip(null)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [tip])

  const show = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (isDismissed.current) return
    const day = target instanceof SVGElement ? target : null
    const text = day && describe(day.dataset.date ?? '')
    setTip(day && text ? { text, ...placeOf(day, currentTarget) } : null)
  }

  const move = (event: MouseEvent<HTMLElement>) => {
    if (!isDismissed.current || (event.movementX === 0 && event.movementY === 0)) return
    isDismissed.current = false
    show(event)
  }

  const leave = () => {
    isDismissed.current = false
    setTip(null)
  }

  return (
    <div
      className={classNames.frame}
      onMouseOver={show}
      onMouseMove={move}
      onMouseLeave={leave}
      onTouchMove={() => setTip(null)}
    >
      {children}
      {tip && (
        <span
          className={`react-activity-calendar__tooltip ${classNames.tip}`}
          data-color-scheme={document.documentElement.dataset.theme}
          // The frame is a live region, which would announce every tooltip.
          aria-hidden="true"
          onMouseOver={(event) => event.stopPropagation()}
          // The library's stylesheet allows a tooltip that is wider than the frame.
          style={{ left: `${tip.left}%`, top: tip.top, translate: `-${tip.left}% -100%`, maxWidth: '100%' }}
        >
          {tip.text}
        </span>
      )}
    </div>
  )
}

/** Returns the place of a day's upper edge. */
function placeOf(day: Element, frame: Element): { left: number; top: number } {
  const [own, around] = [day.getBoundingClientRect(), frame.getBoundingClientRect()]
  const x = own.left + own.width / 2 - around.left
  return { left: Math.min(Math.max((100 * x) / around.width, 0), 100), top: own.top - around.top }
}
