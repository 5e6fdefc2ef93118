import { RESUME } from '@/lib/copy/resume'
import button from '../ui/button.module.css'
import styles from './pdf-viewer.module.css'

/** Zoom factors relative to the width of the viewer; pdf-viewer.module.css has a rule for each. */
export const ZOOM_STEPS = [1, 1.5, 2, 3]

/** Zoom buttons; pages wider than the viewer scroll inside it. */
export function PdfZoom({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  return (
    <div className={styles.zoom} role="group" aria-label={RESUME.zoomLabel}>
      <button
        type="button"
        className={button.button}
        data-variant="outline"
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        {RESUME.zoomOut}
      </button>
      <span role="status">{`${(ZOOM_STEPS[step] ?? 1) * 100} %`}</span>
      <button
        type="button"
        className={button.button}
        data-variant="outline"
        disabled={step === ZOOM_STEPS.length - 1}
        onClick={() => onStep(step + 1)}
      >
        {RESUME.zoomIn}
      </button>
    </div>
  )
}
