import { withBase } from '@/lib/site/base-path'
import { LIST_ERRORS } from '@/lib/site/error-words'

/** The client code of a list, imported on the first change of page or filter, because most visitors never need it. */
export type ListCode<T> = {
  /** Fetches the list of a path; null if the list no longer has that page. */
  load: (path: string) => Promise<T | null>
  /** Updates the document's title and canonical link. */
  followHead: (path: string) => void
}

/** A failed load. @param message for the visitor or the console (SPEC §8) @param attempt number of consecutive failures */
export type ListFailure = { path: string; message: string; attempt: number }

/**
 * How long a list is shown again without a request, in milliseconds: as long as Next's router keeps a prefetched page.
 */
const FRESH_MS = 300_000

/** A cached list and the time at which it becomes stale. */
export type Kept<T> = { data: T; until: number }

export const fresh = <T>(data: T): Kept<T> => ({ data, until: Date.now() + FRESH_MS })

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
