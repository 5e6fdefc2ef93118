import { ENGLISH_TITLES, projectsTitle } from '@/lib/seo/list-title'
import { readLocalPath } from '@/lib/site/local-path'
import { readProjectsPath } from '@/lib/projects/views'
import { showHead } from './page-head'

/** Like `followHead`, for the English gallery. */
export function followEnglishHead(path: string): void {
  const view = readProjectsPath(readLocalPath(path).path)
  showHead(path, view && projectsTitle(view, ENGLISH_TITLES))
}
