import 'server-only'
import { unstable_cache } from 'next/cache'
import { env } from '../config/env'

/** What a page is made of; `/api/revalidate` refreshes the pages that depend on one of them. */
export type Dependency = 'release' | 'contributions' | 'articles' | 'projects' | 'cv' | `article:${string}`

/**
 * Says what the page that is being rendered depends on, and with that how long it lives.
 *
 * A page's `revalidate` has to be a literal in its source; the owner's REVALIDATE_SECONDS is not. A cached value
 * gives its own period and tags to the page that reads it, so each dependency is such a value, with nothing in it.
 */
export async function dependsOn(...dependencies: Dependency[]): Promise<void> {
  await Promise.all(
    dependencies.map((tag) =>
      unstable_cache(async () => tag, ['dependency', tag], {
        revalidate: env.REVALIDATE_SECONDS,
        tags: [tag],
      })(),
    ),
  )
}
