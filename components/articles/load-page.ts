import { fetchArticlePage } from '@/lib/api/client'
import { listPage, type ListedPage } from './listed-page'

/** Loaded with the first step to another page, which most visitors never take. @throws ListFailure */
export async function loadListedPage(page: number): Promise<ListedPage> {
  return listPage(await fetchArticlePage(page))
}
