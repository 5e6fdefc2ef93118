import { Icon } from './icon'

/** Separate from the other icons, because most pages need it only in their HTML. */
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </Icon>
)
