import { fetchProjectPage } from '@/lib/api/client'
import type { Language } from '@/lib/config/language'
import type { ProjectListWords } from '@/lib/copy/project-list'
import type { ProjectType } from '@/lib/portfolio/types'
import { readLocalPath } from '@/lib/routing/local-path'
import { readProjectsPath } from '@/lib/routing/project-views'
import button from '../ui/button.module.css'
import type { FailureProps, ListCode } from '../ui/list-code'
import { ListFailed } from '../ui/list-failed'
import { renderPage, type RenderedPage } from './rendered-page'

type Page = RenderedPage & { type?: ProjectType }

/** The code of the gallery in a language, each a module of its own, so that a visitor loads one. */
export function listCodeOf(language: Language, words: ProjectListWords): Omit<ListCode<Page>, 'followHead'> {
  return {
    /**
     * Fetches and renders a page of the gallery. @returns null for one past its end
     * @throws ListFailure, whose message goes to the console as well (SPEC §8)
     */
    async load(path) {
      const { type, page = 1 } = readProjectsPath(readLocalPath(path).path) ?? {}
      try {
        const list = await fetchProjectPage(page, type, language)
        return page > Math.max(1, list.pagination.pages) ? null : { ...renderPage(list, words), type }
      } catch (error) {
        // eslint-disable-next-line no-console -- SPEC §8 names these messages for the console
        console.error((error as Error).message)
        throw error
      }
    },

    /** The list that was there stays (SPEC §4); the link loads the page that was asked for from the server. */
    Failure({ path, attempt }: FailureProps) {
      return (
        <ListFailed title={words.failed} key={attempt}>
          <a href={path} className={button.button} data-variant="outline">
            {words.wholePage}
          </a>
        </ListFailed>
      )
    },
  }
}
