import { Icon } from './icon'

/** Apart from the other icons, because it is part of an island's script. */
export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1" />
  </Icon>
)
