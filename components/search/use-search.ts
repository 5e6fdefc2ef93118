'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '@/lib/api/search/answer'
import { normalQuery, QUERY, searchPath } from '@/lib/routing/search-routes'

/** While somebody types, a query is sent after this pause. */
const PAUSE_MS = 150

/** What is shown: the results of the server's page, nothing for an empty field, or the answer to what was typed. */
type Shown = 'rendered' | 'empty' | 'failed' | SearchAnswer

/**
 * Searches while a visitor types. A new query ends the one before, so that the last one is shown whichever answer comes
 * first; the address follows it.
 * @param rendered the query of the server's page
 */
export function useSearch(rendered: string) {
  const [shown, setShown] = useState<Shown>('rendered')
  const running = useRef<AbortController>(undefined)
  const asked = useRef(rendered)
  useEffect(() => () => running.current?.abort(), [])

  /** @param pauseMs 0 for a query that is complete */
  const search = useCallback(async (text: string, pauseMs = PAUSE_MS): Promise<void> => {
    const query = normalQuery(text)
    if (query === asked.current && pauseMs > 0) return
    asked.current = query
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    if (query) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    window.history.replaceState(null, '', searchPath(query))
    if (!query) return setShown('empty')
    const answer = await fetchAnswer(query, signal).catch((): Shown => 'failed')
    if (!signal.aborted) setShown(answer)
  }, [])

  return { shown, search }
}

async function fetchAnswer(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`/api/buscar?${QUERY}=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as SearchAnswer
}
