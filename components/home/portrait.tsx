import type { ShownPicture } from '@/lib/images/own-pictures'
import { Picture } from '../ui/picture'
import { NeutralPortrait } from './neutral-portrait'
import styles from './portrait.module.css'

const SIZES = '(min-width: 64rem) 30rem, (min-width: 48rem) 24rem, 9rem'

type PortraitProps = { picture: ShownPicture | null; night?: ShownPicture | null }

/**
 * The owner at a window: a drawing as it is, by day and, if there is one, by night; a photograph in a frame of the same
 * kind. Both drawings are loaded, so that a switch of the theme shows the other one at once.
 */
export function Portrait({ picture, night }: PortraitProps) {
  if (!picture) return <NeutralPortrait className={styles.drawing} />
  if (picture.srcSet)
    return (
      <div className={styles.frame}>
        <Picture {...picture} sizes={SIZES} fetchPriority="high" />
      </div>
    )
  return (
    <>
      <Picture
        {...picture}
        className={styles.drawing}
        data-by={night ? 'day' : undefined}
        fetchPriority="high"
      />
      {night && <Picture {...night} className={styles.drawing} data-by="night" />}
    </>
  )
}
