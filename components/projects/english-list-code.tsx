import { PROJECT_LIST_EN } from '@/lib/projects/words.en'
import { readProjectsPath } from '@/lib/projects/views'
import { ENGLISH_TITLES, projectsTitle } from '@/lib/seo/list-title'
import { readLocalPath } from '@/lib/site/routes'
import { showHead } from '../ui/page-head'
import { listCodeOf } from './list-code-of'

/** Shows the head of a page of the English gallery. */
export function followHead(path: string): void {
  const view = readProjectsPath(readLocalPath(path).path)
  showHead(path, view && projectsTitle(view, ENGLISH_TITLES))
}

export const { load } = listCodeOf('en', PROJECT_LIST_EN)
