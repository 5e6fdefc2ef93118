import { EARLY_USE_SCRIPT } from '@/lib/browser/early-use'
import { STORED_THEME_SCRIPT } from '@/lib/browser/stored-theme'

/**
 * Inline script that runs before the first paint and before the theme provider: sets the theme, and handles early
 * clicks.
 */
export function FirstScript() {
  return <script dangerouslySetInnerHTML={{ __html: `${STORED_THEME_SCRIPT};${EARLY_USE_SCRIPT}` }} />
}
