'use client'

import { useSyncExternalStore } from 'react'

export type ListView = 'grid' | 'list'

const SEARCH = 'q'
const VIEW = 'vista'
const CHANGED = 'portfolio:list-view'

/** The search term and the view, stored in the query string: they survive a reload, a shared link and the back button. */
export function useListView() {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const given = new URLSearchParams(query)
  return {
    term: given.get(SEARCH) ?? '',
    view: (given.get(VIEW) === 'lista' ? 'list' : 'grid') as ListView,
    setTerm: (term: string) => write(SEARCH, term),
    setView: (view: ListView) => write(VIEW, view === 'list' ? 'lista' : ''),
  }
}

function write(name: string, value: string): void {
  const query = new URLSearchParams(window.location.search)
  if (value) query.set(name, value)
  else query.delete(name)
  const text = query.toString()
  window.history.replaceState(null, '', window.location.pathname + (text ? `?${text}` : ''))
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(changed: () => void): () => void {
  for (const event of ['popstate', CHANGED]) window.addEventListener(event, changed)
  return () => {
    for (const event of ['popstate', CHANGED]) window.removeEventListener(event, changed)
  }
}
