import { Icon } from './icon'

/** Apart from the other icons, because they are part of an island's script. */
export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon>
    <path d="M7 5v14l12-7Z" />
  </Icon>
)
