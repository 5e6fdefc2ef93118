import type { Icon } from '@/lib/icons/find-icon'
import { iconAddress } from '@/lib/icons/icon-sheet'

type SheetIconProps = { icon: Icon; size?: string; className?: string }

/** An icon from the sprite in the text colour. Decorative: a name is next to it. */
export function SheetIcon({ icon, size, className }: SheetIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <use href={iconAddress(icon)} />
    </svg>
  )
}
