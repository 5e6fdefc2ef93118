import { EARLY_USE_SCRIPT } from '@/lib/browser/early-use'
import { STORED_THEME_SCRIPT } from '@/lib/browser/stored-theme'

/** What runs before the page is painted, and before the theme provider: sets the theme, and listens to visitors. */
export function FirstScript() {
  return <script dangerouslySetInnerHTML={{ __html: `${STORED_THEME_SCRIPT};${EARLY_USE_SCRIPT}` }} />
}
