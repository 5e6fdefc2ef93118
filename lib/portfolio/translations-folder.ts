import 'server-only'
import { folders } from '../config/content-folder'
import { followFile } from './followed-file'
import { logNewlySkipped } from '../content/plausible'
import { followTranslations, type Translations } from '../content/sources/files/translation-file'

/** The owner's English texts of articles, each in its last good version; there may be none. */
export const translationsFolder = followFile<Translations>('articles/*.en.md', (previous) => {
  const now = followTranslations(folders, previous)
  logNewlySkipped('translations', now.broken, previous?.broken)
  return previous && JSON.stringify(now) === JSON.stringify(previous) ? previous : now
})
