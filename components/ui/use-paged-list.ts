'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent as ReactMouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withBase, withoutBase } from '@/lib/site/base-path'
import { isPlainClick, opensLink } from './clicks'
import { LIST_ERRORS } from '@/lib/site/error-words'

/** Returns the first segment of a path, with the language prefix if there is one. */
const screenOf = (path: string) => /^(?:\/en)?\/[^/]*/.exec(path)?.[0]

type Shown<T> = { path: string; data: T }

/**
 * The lists loaded so far, by path, with the time at which they become stale. They outlive the component: after going
 * back from an article, however long it took to read, the same page is there at once.
 */
const known = new Map<string, Kept<unknown>>()

/**
 * Client-side navigation between the pages and filters of a list, each of which has its own path. The server-rendered
 * list is shown first. Others are fetched, and fetched again if a stale one is selected. The last click wins, even if
 * it leaves the screen. Back and forward work. If the list's code can't be loaded, the browser follows the link.
 */
export function usePagedList<T>(initialPath: string, initial: T, importCode: () => Promise<ListCode<T>>) {
  const pathname = usePathname()
  const [shown, setShown] = useState<Shown<T>>(() => {
    const kept = pathname !== initialPath && (known.get(pathname) as Kept<T> | undefined)
    return kept ? { path: pathname, ...kept } : { path: initialPath, data: initial }
  })
  const [loading, setLoading] = useState<{ by?: Element } | null>(null)
  const [failure, setFailure] = useState<ListFailure | null>(null)
  /** The request whose response counts. `pushes`: its path is not in the history yet. */
  const latest = useRef({ path: shown.path, pushes: false })

  /** @param by the clicked control; none on back and forward, when the URL has already changed */
  async function show(path: string, by?: Element): Promise<void> {
    const request = { path, pushes: Boolean(by) && path !== withoutBase(location.pathname) }
    latest.current = request
    setLoading({ by })
    const kept = known.get(path) as Kept<T> | undefined
    const answer = await (kept && (!by || Date.now() < kept.until) ? kept : askForList(path, importCode))
    if (latest.current !== request) return
    if (answer && 'data' in answer) return enter(path, answer, request.pushes)
    drop()
    if (answer) setFailure((before) => ({ ...answer, path, attempt: (before?.attempt ?? 0) + 1 }))
    else location.assign(withBase(path) + location.search)
  }

  /**
   * Swaps the list and scrolls to the top within one frame, so that nobody sees the new list at the old scroll
   * position.
   */
  function enter(path: string, list: Kept<T>, pushes: boolean): void {
    known.set(path, list)
    latest.current = { path, pushes: false }
    flushSync(() => {
      setShown({ path, data: list.data })
      setLoading(null)
      setFailure(null)
    })
    scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
    if (pushes) history.pushState(null, '', withBase(path) + location.search)
    importCode().then(
      (code) => code.followHead(path),
      () => undefined,
    )
  }

  /** Drops the pending request: its response is ignored. */
  function drop(): void {
    latest.current = { path: withoutBase(location.pathname), pushes: false }
    setLoading(null)
  }

  const arrive = useEffectEvent((path: string) => {
    const { path: wanted, pushes } = latest.current
    if (screenOf(path) !== screenOf(initialPath)) drop()
    else if (path !== wanted || pushes) void show(path)
  })
  useEffect(() => {
    known.set(initialPath, fresh(initial))
  }, [initialPath, initial])
  useEffect(() => arrive(pathname), [pathname])
  useEffect(() => {
    // The router's path skips a navigation that is undone before it was rendered.
    const onPopState = () => arrive(withoutBase(location.pathname))
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('popstate', onPopState)
      latest.current = { ...latest.current }
    }
  }, [])
  const leave = useEffectEvent(drop)
  useEffect(() => {
    if (!loading) return
    loading.by?.setAttribute('aria-busy', 'true')
    const onClick = (event: MouseEvent) => opensLink(event) && leave()
    addEventListener('click', onClick, true)
    return () => {
      loading.by?.removeAttribute('aria-busy')
      removeEventListener('click', onClick, true)
    }
  }, [loading])

  const follow = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void show(withoutBase(event.currentTarget.pathname), event.currentTarget)
  }
  const retry = (event: ReactMouseEvent<HTMLElement>) => {
    if (failure) void show(failure.path, event.currentTarget)
  }
  return { shown, loading: loading !== null, failure, retry, follow }
}

/** The client code of a list, imported on the first change of page or filter, because most visitors never need it. */
export type ListCode<T> = {
  /** Fetches the list of a path; null if the list no longer has that page. */
  load: (path: string) => Promise<T | null>
  /** Updates the document's title and canonical link. */
  followHead: (path: string) => void
}

/** A failed load. @param message for the visitor or the console (SPEC §8) @param attempt number of consecutive failures */
type ListFailure = { path: string; message: string; attempt: number }

/**
 * How long a list is shown again without a request, in milliseconds: as long as Next's router keeps a prefetched page.
 */
const FRESH_MS = 300_000

/** A cached list and the time at which it becomes stale. */
type Kept<T> = { data: T; until: number }

const fresh = <T>(data: T): Kept<T> => ({ data, until: Date.now() + FRESH_MS })

/** Timeout for the import: a chunk that a proxy answers with HTML neither loads nor fails. */
const CODE_PATIENCE_MS = 8_000

/**
 * Imports the code of a list and loads a list with it.
 * @returns null if only the server can respond, and does: the code can't be loaded, or the page doesn't exist; a message
 * if there is no network
 */
export async function askForList<T>(
  path: string,
  importCode: () => Promise<ListCode<T>>,
): Promise<Kept<T> | Pick<ListFailure, 'message'> | null> {
  const code = await Promise.race([
    importCode().catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, CODE_PATIENCE_MS, null)),
  ])
  if (!code) return findConnectionFailure(path)
  return code.load(path).then(
    (data) => data && fresh(data),
    // Any value can be thrown; values other than errors have no message.
    (error?: Partial<Error>) => ({ message: error?.message ?? String(error) }),
  )
}

/** Without a network the browser would replace the page by one of its own errors. */
async function findConnectionFailure(path: string): Promise<Pick<ListFailure, 'message'> | null> {
  return fetch(withBase(path), { method: 'HEAD' }).then(
    () => null,
    () => ({ message: LIST_ERRORS.offline }),
  )
}
