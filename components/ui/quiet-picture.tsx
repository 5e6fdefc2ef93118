import type { ComponentProps } from 'react'

/** How wide the picture of a card is: cards stand in one, two or three columns. */
export const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw'

type QuietPictureProps = ComponentProps<'img'> & { alt: string; width: number; height: number }

/**
 * A picture of which the room is known. React announces pictures that are shown at once ahead, also with the data that
 * is fetched for links which nobody may follow, and browsers then load them all; within `picture` it leaves them to the
 * browser, which finds them in the HTML as early.
 */
export function QuietPicture({ alt, sizes, ...image }: QuietPictureProps) {
  return (
    <picture>
      <img alt={alt} sizes={image.srcSet && sizes} {...image} />
    </picture>
  )
}
