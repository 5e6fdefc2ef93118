import { fetchProjectPage } from '@/lib/api/list-client'
import type { ProjectType } from '@/lib/content/types'
import { readProjectsPath } from '@/lib/projects/views'
import type { ProjectListWords } from '@/lib/projects/words'
import { readLocalPath } from '@/lib/site/routes'
import { followHead } from '../ui/page-head'
import type { ListCode } from '../ui/use-paged-list'
import { renderPage, type RenderedPage } from './rendered-page'

/**
 * Fetches and renders pages of the gallery, null for one past the last. A failure is a ListFailure, whose message is also
 * logged to the console (SPEC §8).
 */
export const listCode = (words: ProjectListWords): ListCode<RenderedPage & { type?: ProjectType }> => ({
  load: async (address) => {
    const { language, path } = readLocalPath(address)
    const { type, page = 1 } = readProjectsPath(path) ?? {}
    try {
      const list = await fetchProjectPage(page, type, language)
      return page > Math.max(1, list.pagination.pages) ? null : { ...renderPage(list, words), type }
    } catch (error) {
      // eslint-disable-next-line no-console -- SPEC §8 names these messages for the console
      console.error((error as Error).message)
      throw error
    }
  },
  followHead,
})
