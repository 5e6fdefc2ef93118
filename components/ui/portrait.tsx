import type { ShownPicture } from '@/lib/images/own-pictures'
import { Picture } from '../ui/picture'
import { NeutralPortrait } from './neutral-portrait'
import styles from './portrait.module.css'

const SIZES = { large: '(min-width: 64rem) 30rem, (min-width: 48rem) 24rem, 9rem', small: '8rem' }

type PortraitProps = {
  picture: ShownPicture | null
  night?: ShownPicture | null
  /** `small`: beside the owner's name, far down the page, so it is loaded late and needs no description. */
  size?: keyof typeof SIZES
}

/**
 * The owner at a window: a drawing as it is, by day and, if there is one, by night; a photograph in a frame of the same
 * kind. Both drawings are loaded, so that a switch of the theme shows the other one at once.
 */
export function Portrait({ picture, night, size = 'large' }: PortraitProps) {
  if (!picture) return <NeutralPortrait className={styles.drawing} />
  const shown =
    size === 'small'
      ? ({ alt: '', loading: 'lazy', sizes: SIZES.small } as const)
      : ({ fetchPriority: 'high', sizes: SIZES.large } as const)
  const photo = size === 'large' ? 'u-photo' : undefined
  if (picture.srcSet)
    return (
      <div className={styles.frame} data-size={size}>
        <Picture {...picture} {...shown} className={photo} />
      </div>
    )
  return (
    <>
      <Picture
        {...picture}
        {...shown}
        className={[styles.drawing, photo].filter(Boolean).join(' ')}
        data-by={night ? 'day' : undefined}
      />
      {night && (
        <Picture {...night} {...shown} fetchPriority={undefined} className={styles.drawing} data-by="night" />
      )}
    </>
  )
}
