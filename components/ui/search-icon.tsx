import { Icon } from './icon'

/** Apart from the other icons: most pages need it in their HTML alone. */
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </Icon>
)
