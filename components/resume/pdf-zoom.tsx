import { RESUME } from '@/lib/copy/resume'
import button from '../ui/button.module.css'
import styles from './pdf-viewer.module.css'

/** How many times the width of its frame a page can have; pdf-viewer.module.css has the same steps. */
export const ZOOM_STEPS = [1, 1.5, 2, 3]

/** Makes the pages larger and smaller; what is wider than its frame scrolls inside it. */
export function PdfZoom({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  return (
    <div className={styles.zoom} role="group" aria-label={RESUME.zoomLabel}>
      <button
        type="button"
        className={button.button}
        data-look="outline"
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        {RESUME.zoomOut}
      </button>
      <span role="status">{`${(ZOOM_STEPS[step] ?? 1) * 100} %`}</span>
      <button
        type="button"
        className={button.button}
        data-look="outline"
        disabled={step === ZOOM_STEPS.length - 1}
        onClick={() => onStep(step + 1)}
      >
        {RESUME.zoomIn}
      </button>
    </div>
  )
}
