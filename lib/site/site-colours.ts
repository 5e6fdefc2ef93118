import 'server-only'
import { coloursOf, type ThemeColours } from './accent'
import { owner } from './owner'

/** Returns the colours of this site in both themes, with the owner's accent. */
export function siteColours(): ThemeColours {
  return coloursOf(owner.site.accent ?? null)
}
