import type { SearchAnswer } from '@/lib/api/search/answer'
import { SEARCH_BOX } from '@/lib/copy/search-box'

/** Returns a sentence about the state of a search, for the server and the island. */
export function statusOf(shown: SearchAnswer | 'failed' | 'empty' | 'rendered'): string {
  if (shown === 'failed') return SEARCH_BOX.failed
  if (typeof shown === 'string') return ''
  return shown.vague ? SEARCH_BOX.vague : SEARCH_BOX.count(shown.query, shown.total, shown.results.length)
}
