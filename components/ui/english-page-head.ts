import { ENGLISH_TITLES } from '@/lib/copy/en/list-titles'
import { readLocalPath } from '@/lib/routing/local-path'
import { readProjectsPath } from '@/lib/routing/project-views'
import { projectsTitle } from '@/lib/seo/list-title'
import { showHead } from './page-head'

/** Like `followHead`, for the English gallery. */
export function followEnglishHead(path: string): void {
  const view = readProjectsPath(readLocalPath(path).path)
  showHead(path, view && projectsTitle(view, ENGLISH_TITLES))
}
