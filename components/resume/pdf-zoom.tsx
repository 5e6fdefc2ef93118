import type { Language } from '@/lib/site/language'
import { VIEWER_COPY } from '@/lib/resume/viewer-words'
import { Spaced } from '../ui/spaced'
import button from '../ui/button.module.css'
import styles from './pdf-viewer.module.css'

/** Zoom factors relative to the page's initial width; pdf-viewer.module.css has a rule for each. */
export const ZOOM_STEPS = [1, 1.5, 2, 3]

type PdfZoomProps = { language: Language; step: number; ready: boolean; onStep: (step: number) => void }

/**
 * Zoom buttons. At either end, and until `ready`, a button is only announced as disabled (`aria-disabled`), so it keeps
 * the focus.
 */
export function PdfZoom({ language, step, ready, onStep }: PdfZoomProps) {
  const copy = VIEWER_COPY[language]
  const buttonTo = (next: number, label: string) => {
    const possible = ready && ZOOM_STEPS[next] !== undefined
    return (
      <button
        type="button"
        className={button.button}
        data-variant="outline"
        aria-disabled={!possible}
        onClick={() => possible && onStep(next)}
      >
        {label}
      </button>
    )
  }
  return (
    <div className={styles.zoom} role="group" aria-label={copy.zoomLabel} data-scripted>
      <Spaced>
        {buttonTo(step - 1, copy.zoomOut)}
        <span role="status">{`${(ZOOM_STEPS[step] ?? 1) * 100} %`}</span>
        {buttonTo(step + 1, copy.zoomIn)}
      </Spaced>
    </div>
  )
}
