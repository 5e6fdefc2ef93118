'use client'

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH, normalQuery, QUERY, type SearchAnswer, searchPath } from '@/lib/search/query'
import { SEARCH } from '@/lib/search/words'
import { FILES_ONLY, withBase } from '@/lib/site/base-path'
import { throttledAddress } from '@/lib/site/replace-address'
import { routes } from '@/lib/site/routes'
import button from '../ui/button.module.css'
import { isPlainClick } from '../ui/clicks'
import inputs from '../ui/field.module.css'
import styles from './search-box.module.css'
import { SearchResults } from './search-results'

type SearchBoxProps = {
  query: string
  /** The path of the list of articles, if there is one. */
  list: string | null
  /** Status message of the server-rendered results. */
  status: string
  /** The server-rendered results. */
  children: ReactNode
  /** Shown without a query. */
  help: ReactNode
}

/** The search field. Without JavaScript, or if the search fails, its form leads to the results page. */
export function SearchBox({ query, list, status, children, help }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const { shown, search } = useSearch(query)

  useEffect(() => {
    const input = field.current
    // After going back, the router restores the server-rendered page; text typed since then is only in the URL.
    if (input?.value === query)
      input.value = normalQuery(new URLSearchParams(window.location.search).get(QUERY) ?? '')
    // The visitor may have typed before hydration.
    if (input && input.value !== query) void search(input.value)
    // After client-side navigation, visitors want to type at once. On the first page of a visit, reading starts at the
    // top.
    if (!query && document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
      input?.focus()
    // The header's search link, and the shortcuts that click it, lead to the field.
    const toField = (event: MouseEvent) => {
      const target = event.target as Element
      if (!isPlainClick(event) || !target.closest('[aria-keyshortcuts]')) return
      event.preventDefault()
      input?.select()
      input?.focus()
    }
    document.addEventListener('click', toField, true)
    return () => document.removeEventListener('click', toField, true)
  }, [query, search])

  const submit = (event: FormEvent) => {
    if (shown === 'failed') return // the server-rendered results page may still work
    event.preventDefault()
    void search(field.current?.value ?? '', 0)
  }

  return (
    <>
      <form action={routes.search} role="search" className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          type="search"
          name={QUERY}
          className={inputs.field}
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={SEARCH.placeholder}
          aria-label={SEARCH.label}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => void search(event.target.value)}
        />
        <button type="submit" className={button.button}>
          {SEARCH.submit}
        </button>
      </form>
      <p className={styles.status} role="status">
        {shown === 'rendered' && status}
        {shown === 'failed' && SEARCH.failed}
        {typeof shown === 'object' && SEARCH.status(shown)}
      </p>
      {shown === 'rendered' && children}
      {typeof shown === 'object' && <SearchResults answer={shown} list={list} />}
      {(shown === 'empty' || (shown === 'rendered' && !query)) && help}
    </>
  )
}

/** Debounce: a query is sent after this pause in typing. */
const PAUSE_MS = 150

/** What is shown: the server-rendered results, nothing for an empty field, or the response to the typed query. */
type Shown = 'rendered' | 'empty' | 'failed' | SearchAnswer

/**
 * Searches while a visitor types. A new query aborts the previous one, so that the last query wins, whatever the order
 * of the responses. The URL follows the query.
 * @param rendered the query of the server-rendered page
 */
function useSearch(rendered: string) {
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
