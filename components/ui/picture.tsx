import type { ComponentProps } from 'react'

/** `sizes` of an image in CardGrid, which has one, two or three columns. */
export const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw'

type PictureProps = ComponentProps<'img'> & { alt: string; width: number; height: number }

/**
 * An image of known size that React doesn't preload. For an eager `<img>` React emits a preload, also in the data
 * prefetched for links, so browsers would load the images of pages that nobody opens. Inside `<picture>` it emits none.
 */
export function Picture({ alt, sizes, ...image }: PictureProps) {
  return (
    <picture>
      <img alt={alt} sizes={image.srcSet && sizes} {...image} />
    </picture>
  )
}
