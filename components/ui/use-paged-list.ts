'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

type PagedList<T> = {
  shown: { path: string; data: T }
  loading: boolean
  /** Path and error message of the last failed request. */
  failure: { path: string; message: string } | null
  /** Loads and shows the list of another path of the same screen, then pushes the path to the history. */
  go: (path: string) => void
  /** Click handler of links to those paths. Clicks with a modifier key are left to the browser. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Client-side navigation between the pages and filters of a list, each of which has a path of its own. The server's
 * list is shown first; others are fetched once and cached. Back and forward work.
 * @param load fetches the list of a path; returns null for a path of another screen
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

  // On back and forward the path changes first; the list is loaded afterwards.
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (pathname !== wanted.current) void latest.current(pathname, false)
  }, [pathname])
  // The router's path skips a step that is taken back before it was rendered.
  useEffect(() => {
    const follow = () => {
      if (location.pathname !== wanted.current) void latest.current(location.pathname, false)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const go = (path: string) => void show(path, true)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    if (!loading) go(event.currentTarget.pathname)
  }
  return { shown, loading, failure, go, follow }
}
