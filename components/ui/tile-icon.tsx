import type { Icon } from '@/lib/icons/find-icon'
import { tileAddress } from '@/lib/icons/icon-sheet'
import styles from './tile-icon.module.css'

type TileIconProps = { icon: Icon; className?: string }

/** An icon from the sprite in the accent colour, loaded lazily with low priority. Decorative: a name is next to it. */
export function TileIcon({ icon, className = '' }: TileIconProps) {
  return (
    <img
      src={tileAddress(icon)}
      width={24}
      height={24}
      alt=""
      loading="lazy"
      fetchPriority="low"
      className={`${styles.tile} ${className}`}
    />
  )
}
