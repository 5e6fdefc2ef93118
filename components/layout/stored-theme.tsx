import { STORED_THEME_SCRIPT } from '@/lib/browser/stored-theme'

/** The script that checks the stored theme; it belongs before the theme provider. */
export function StoredTheme() {
  return <script dangerouslySetInnerHTML={{ __html: STORED_THEME_SCRIPT }} />
}
