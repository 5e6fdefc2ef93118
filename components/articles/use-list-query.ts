'use client'

import { useLayoutEffect, useState } from 'react'
import { type ListQuery, readListQuery, withListQuery } from '@/lib/articles/list-query'
import { throttledAddress } from '@/lib/site/replace-address'

const replaceAddress = throttledAddress()

/**
 * Search term and view of the list. They are stored in the query string, and so survive a reload, a shared link and the
 * back button. The first render uses the query that lib/articles/list-query.ts has applied to the HTML.
 */
export function useListQuery() {
  const [search, setSearch] = useState(() => globalThis.document?.documentElement.dataset.listQuery ?? '')

  // The router updates the URL after it renders the list and before the browser paints it, hence a layout effect.
  useLayoutEffect(() => {
    const read = () => setSearch(location.search)
    read()
    delete document.documentElement.dataset.listQuery
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const change = (to: Partial<ListQuery>) => {
    const query = withListQuery(search, to)
    setSearch(query)
    replaceAddress(location.pathname + query)
  }
  return { ...readListQuery(search), search, change }
}
