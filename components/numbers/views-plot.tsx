import { COUNTERS } from '@/lib/copy/counters'
import type { Numbers } from '@/lib/services/counters/summary'
import styles from './numbers.module.css'

/** SVG units. The drawing is stretched to the page's width, so only the proportions matter. */
const HEIGHT = 100
const STEP = 10
const BAR = 8

type ViewsPlotProps = { days: Numbers['days']; total: number }

/** A bar chart of the daily views. The table below it has the same data. */
export function ViewsPlot({ days, total }: ViewsPlotProps) {
  const best = days.reduce((one, other) => (other.views > one.views ? other : one), { day: '', views: 0 })
  if (best.views === 0) return <p>{COUNTERS.nothing}</p>
  return (
    <figure className={styles.plot}>
      <p className={styles.most}>{COUNTERS.most(best.views)}</p>
      <svg
        role="img"
        aria-label={COUNTERS.plot(total, best.views, COUNTERS.day(best.day))}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, views }, index) => {
          const height = (views / best.views) * HEIGHT
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{`${COUNTERS.day(day)}: ${COUNTERS.views(views)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className={styles.ends}>
        <span>{COUNTERS.day(days[0]?.day ?? '')}</span>
        <span>{COUNTERS.day(days.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  )
}
