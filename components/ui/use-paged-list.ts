'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

type PagedList<T> = {
  shown: { path: string; data: T }
  loading: boolean
  /** What the last failed request said, and the address it was for. */
  failure: { path: string; message: string } | null
  /** Shows the list of another address of the same screen: the data first, then the address. */
  go: (path: string) => void
  /** For the links to those addresses: a plain click stays on the page, every other kind is the browser's. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Lists whose every page and filter has an address of its own, walked without loading whole pages. The server's list
 * is shown first; later ones are fetched once and remembered, and the back button walks through them.
 * @param load fetches the list of an address; null when the address isn't one of this screen
 */
export function usePagedList<T>(
  initialPath: string,
  initial: T,
  load: (path: string) => Promise<T> | null,
): PagedList<T> {
  const pathname = usePathname()
  const [shown, setShown] = useState({ path: initialPath, data: initial })
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<PagedList<T>['failure']>(null)
  const known = useRef(new Map([[initialPath, initial]]))
  const wanted = useRef(initialPath)

  async function show(path: string, push: boolean): Promise<void> {
    const request = known.current.has(path) ? Promise.resolve(known.current.get(path) as T) : load(path)
    if (!request) return
    wanted.current = path
    setLoading(true)
    setFailure(null)
    try {
      const data = await request
      known.current.set(path, data)
      if (wanted.current !== path) return
      setShown({ path, data })
      if (push) window.history.pushState(null, '', path + window.location.search)
      void import('./page-head').then(
        ({ followHead }) => followHead(path),
        () => undefined,
      )
    } catch (error) {
      if (wanted.current === path)
        setFailure({ path, message: error instanceof Error ? error.message : String(error) })
    }
    if (wanted.current === path) setLoading(false)
  }

  // The back and forward buttons change the address first; the list follows it.
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (pathname !== wanted.current) void latest.current(pathname, false)
  }, [pathname])

  const go = (path: string) => void show(path, true)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    if (!loading) go(event.currentTarget.pathname)
  }
  return { shown, loading, failure, go, follow }
}
