'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '@/lib/search/document'
import { withBase, FILES_ONLY } from '@/lib/site/base-path'
import { throttledAddress } from '@/lib/site/replace-address'
import { normalQuery, QUERY, searchPath } from '@/lib/search/query'

/** Debounce: a query is sent after this pause in typing. */
const PAUSE_MS = 150

/** What is shown: the server-rendered results, nothing for an empty field, or the response to the typed query. */
type Shown = 'rendered' | 'empty' | 'failed' | SearchAnswer

/**
 * Searches while a visitor types. A new query aborts the previous one, so that the last query wins, whatever the order
 * of the responses. The URL follows the query.
 * @param rendered the query of the server-rendered page
 */
export function useSearch(rendered: string) {
  const [shown, setShown] = useState<Shown>('rendered')
  const running = useRef<AbortController>(undefined)
  const asked = useRef(rendered)
  const [replaceAddress] = useState(throttledAddress)
  useEffect(() => () => running.current?.abort(), [])

  /** @param pauseMs 0 for a submitted query */
  const search = useCallback(
    async (text: string, pauseMs = PAUSE_MS): Promise<void> => {
      const query = normalQuery(text)
      if (query === asked.current && pauseMs > 0) return
      asked.current = query
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      if (query) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (signal.aborted) return
      replaceAddress(withBase(searchPath(query)))
      if (!query) return setShown('empty')
      const answer = await fetchAnswer(query, signal).catch((): Shown => 'failed')
      if (!signal.aborted) setShown(answer)
    },
    [replaceAddress],
  )

  return { shown, search }
}

async function fetchAnswer(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  if (document.documentElement.hasAttribute(FILES_ONLY))
    return (await import('@/lib/search/files-search')).searchFiles(query)
  const response = await fetch(`/api/buscar?${QUERY}=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as SearchAnswer
}
