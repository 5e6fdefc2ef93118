import 'server-only'
import { readSlug } from '../portfolio/parse'
import { getCatalog } from '../portfolio/source'
import { decodeSegment } from '../routing/read-path'
import { readBuiltPage } from '../page-policy/built-pages'
import type { PageValue } from './next-internals/cache-entries'

const NO_STORE = { 'cache-control': 'no-store', 'retry-after': '10' }

/**
 * Creates the fallback for an article that is listed, but was never loaded and can't be loaded now. It is
 * app/(es)/unavailable with status 503, complete without JavaScript; for the article's Markdown it is the status alone.
 * It is requested only when no page is cached, so a good page is never replaced.
 */
export async function createUnavailableFallback(): Promise<(path: string) => Promise<PageValue | null>> {
  const [html, rscData] = await Promise.all([
    readBuiltPage('unavailable.html').then(String),
    readBuiltPage('unavailable.rsc'),
  ])
  return async (path) => {
    const [, segment, markdown] = /^\/article\/([^/]+)(\/markdown)?$/.exec(path) ?? []
    const slug = segment === undefined ? null : readSlug(decodeSegment(segment))
    if (slug === null || (await isReadable(slug))) return null
    return markdown ? unavailableText() : unavailable(html, rscData)
  }
}

function unavailable(html: string, rscData: Buffer): PageValue {
  return {
    kind: 'APP_PAGE' as PageValue['kind'],
    status: 503,
    html,
    rscData,
    headers: { ...NO_STORE },
    postponed: undefined,
    segmentData: undefined,
  } as PageValue
}

function unavailableText(): PageValue {
  return {
    kind: 'APP_ROUTE' as PageValue['kind'],
    status: 503,
    body: Buffer.alloc(0),
    headers: { ...NO_STORE },
  } as PageValue
}

async function isReadable(slug: string): Promise<boolean> {
  const catalog = getCatalog()
  try {
    return (await catalog.find(slug)) === null || (await catalog.canShow(slug))
  } catch {
    return false // the list itself was never loaded
  }
}
