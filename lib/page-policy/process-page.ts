import 'server-only'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'
import { log } from '../site/log'
import { readBuiltPage } from './built-pages'
import { preparePage } from './prepare-page'
import { NOT_FOUND_PAGE } from './page-names'
import { pagePolicy, weakPolicy } from './policy'
import { policySettings } from './policy-settings'

/** The Content-Security-Policy of this site's pages. */
export type PagePolicy = {
  /** The header of every page. */
  header: string
  /** The header of a page as Next renders it. */
  weakHeader: string
  /** Sources of the inline scripts that every page may run. */
  trusted: ReadonlySet<string>
}

type PageEntry = IncrementalCacheValue | null | undefined

/** The privacy policy: every build has it. */
const PAGE_WITH_CONTENT = 'politics.html'

const POLICY_HEADER = 'content-security-policy'

/**
 * Reads the policy of this build from two of its pages. The inline scripts of the page without content are those that
 * every page has; a page with content must have no others.
 * @returns null if Next writes pages in another way than expected
 */
export async function readPagePolicy(settings = policySettings()): Promise<PagePolicy | null> {
  const pages = [`${NOT_FOUND_PAGE}.html`, PAGE_WITH_CONTENT].map((file) =>
    readBuiltPage(file).catch(() => ''),
  )
  const [frame, sample] = (await Promise.all(pages)).map((html) => preparePage(String(html)))
  if (!frame || !sample) return null
  const trusted = new Set(frame.inlineScripts)
  if (sample.inlineScripts.some((script) => !trusted.has(script))) return null
  return { header: pagePolicy(trusted, settings), weakHeader: weakPolicy(settings), trusted }
}

/**
 * Creates a function that processes an entry of Next's cache in place, since the same object is also the response to the
 * first visitor: if it is a page, its scripts are deferred, and it gets its Content-Security-Policy. A page that isn't as
 * expected stays as Next renders it, with a weaker policy.
 * @param joined the names of the joined stylesheets of this build
 */
export function createPageProcessor(
  { header, weakHeader, trusted }: PagePolicy,
  joined: ReadonlySet<string>,
): (entry: PageEntry) => void {
  const done = new Set<unknown>([header, weakHeader])
  return (entry) => {
    // Some were processed before they were stored.
    if (entry?.kind !== 'APP_PAGE' || done.has(entry.headers?.[POLICY_HEADER])) return
    const page = preparePage(String(entry.html), joined)
    entry.headers = { ...entry.headers, [POLICY_HEADER]: page ? header : weakHeader }
    if (!page) return log('error', 'page-policy.unknown-page', {})
    entry.html = page.html
    const refused = page.inlineScripts.filter((script) => !trusted.has(script))
    if (refused.length > 0) log('error', 'page-policy.script-refused', { scripts: refused.length })
  }
}
