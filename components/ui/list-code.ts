import type { ComponentType, MouseEvent } from 'react'

/** The code that only a visitor who pages or filters needs. It is imported then. */
export type ListCode<T> = {
  /** Fetches the list of a path; null when the list doesn't have that page any more. */
  load: (path: string) => Promise<T | null>
  /** Updates title and canonical link of the document. */
  followHead: (path: string) => void
  Failure: ComponentType<FailureProps>
}

export type FailureProps = {
  path: string
  message: string
  /** Counts the failures in a row. */
  attempt: number
  onRetry: (event: MouseEvent<HTMLElement>) => void
}

/** How long a list is shown again without asking, in milliseconds: as long as Next keeps a page that it has fetched ahead. */
const FRESH_MS = 300_000

/** A list, and until when it counts as fresh. */
export type Kept<T> = { data: T; until: number }

export const fresh = <T>(data: T): Kept<T> => ({ data, until: Date.now() + FRESH_MS })

type Refusal = { message: string; Failure: ComponentType<FailureProps> }

/** A list that could not be loaded, and the component that says so. */
export type ListFailure = Refusal & Omit<FailureProps, 'onRetry'>

/** Patience with the code: a chunk that a proxy answers with HTML neither loads nor fails. */
const CODE_PATIENCE_MS = 8_000

/** Imports the code of a list and loads a list with it. @returns null where only the server can answer: no code, no page */
export async function askForList<T>(
  path: string,
  importCode: () => Promise<ListCode<T>>,
): Promise<Kept<T> | Refusal | null> {
  const code = await Promise.race([
    importCode().catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, CODE_PATIENCE_MS, null)),
  ])
  return (
    code &&
    code.load(path).then(
      (data) => data && fresh(data),
      // Anything can be thrown; what is no error has no message.
      (error?: Partial<Error>) => ({
        message: error?.message ?? String(error),
        Failure: code.Failure,
      }),
    )
  )
}
