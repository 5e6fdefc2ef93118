import { fetchProjectPage } from '@/lib/api/list-client'
import type { Language } from '@/lib/site/language'
import type { ProjectListWords } from '@/lib/projects/words'
import type { ProjectType } from '@/lib/content/types'
import { readLocalPath } from '@/lib/site/routes'
import { readProjectsPath } from '@/lib/projects/views'
import type { ListCode } from '../ui/list-code'
import { renderPage, type RenderedPage } from './rendered-page'

type Page = RenderedPage & { type?: ProjectType }

/**
 * The client code of the gallery in one language. Each language has its own module, so that a visitor loads only one.
 */
export function listCodeOf(language: Language, words: ProjectListWords): Omit<ListCode<Page>, 'followHead'> {
  return {
    /**
     * Fetches and renders a page of the gallery.
     * @returns null for a page past the last one
     * @throws ListFailure, whose message is also logged to the console (SPEC §8)
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
  }
}
