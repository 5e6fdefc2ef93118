import type { SearchAnswer } from '@/lib/api/search/answer'
import { SEARCH_BOX } from '@/lib/copy/search-box'

/** One sentence about a search, on the server and in the island alike. */
export function statusOf(shown: SearchAnswer | 'failed' | 'empty' | 'rendered'): string {
  if (shown === 'failed') return SEARCH_BOX.failed
  if (typeof shown === 'string') return ''
  return shown.vague ? SEARCH_BOX.vague : SEARCH_BOX.count(shown.query, shown.total, shown.results.length)
}
