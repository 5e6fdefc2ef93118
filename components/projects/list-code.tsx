import { fetchProjectPage } from '@/lib/api/list-client'
import type { ProjectType } from '@/lib/content/types'
import { readProjectsPath } from '@/lib/projects/views'
import type { ProjectListWords } from '@/lib/projects/words'
import { readLocalPath } from '@/lib/site/routes'
import { renderPage, type RenderedPage } from './rendered-page'

export { followHead } from '../ui/page-head'

/**
 * Fetches and renders a page of the gallery.
 * @returns null for a page past the last one
 * @throws ListFailure, whose message is also logged to the console (SPEC §8)
 */
export async function loadPage(
  address: string,
  words: ProjectListWords,
): Promise<(RenderedPage & { type?: ProjectType }) | null> {
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
}
