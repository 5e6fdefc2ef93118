import type { ShownPicture } from '@/lib/images/own-file'
import { Picture } from '../ui/picture'
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

/** Placeholder for owners without a portrait: a silhouette in the theme's colours. Decorative. */
function NeutralPortrait({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 88 96" aria-hidden="true">
      <rect width="88" height="96" fill="var(--color-accent-soft)" />
      <circle cx="44" cy="38" r="17" fill="var(--color-mark)" />
      <path d="M8 96c0-22 15-35 36-35s36 13 36 35Z" fill="var(--color-mark)" />
    </svg>
  )
}
