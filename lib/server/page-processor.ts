import 'server-only'
import { log } from '../config/log'
import { deferScripts } from './deferred-scripts'
import { limitFontPreloads } from './font-preload'
import { joinStylesheets } from './joined-stylesheets'
import type { CacheValue } from './next-internals/cache-entries'
import { orderHead } from './ordered-head'
import { commonPolicy, pagePolicy, type PolicyOptions } from './page-policy'

const POLICY_HEADER = 'content-security-policy'
const HEAD_END = '</head>'

/**
 * Creates a function that processes a page in place, since the same object is also the response to the first visitor.
 * It orders the head, limits font preloads, joins the stylesheets and defers the scripts. It leaves out data that is
 * served separately, and adds the Content-Security-Policy.
 * @param keepData stores the data of a page so that it can be served, and returns its address
 */
export function createPageProcessor(options: PolicyOptions, keepData: (data: Buffer) => string) {
  const processed = new WeakSet<object>()
  const basePolicy = commonPolicy(options)

  /** @param isKept whether the same page is the response to other requests too */
  return (value: CacheValue | null | undefined, isKept: boolean): void => {
    if (value?.kind !== 'APP_PAGE') return
    const { rscData } = value
    const address = isKept && rscData ? keepData(rscData) : undefined
    if (processed.has(value)) return
    processed.add(value)
    if (value.headers?.[POLICY_HEADER] === basePolicy) return // read from disk, already processed
    const served = address === undefined ? undefined : { text: String(rscData), address }
    const { html, ...inline } = deferScripts(withOwnHead(String(value.html)), served)
    const { policy, refused } = pagePolicy(inline, options)
    if (refused > 0) log('error', 'policy.script-refused', { scripts: refused })
    value.html = html
    value.headers = { ...value.headers, [POLICY_HEADER]: policy }
  }
}

/** Changes the head of a page. Only the head is parsed: the rest of a long article is thirty times as large. */
function withOwnHead(html: string): string {
  const end = html.indexOf(HEAD_END)
  if (end < 0) return html
  return joinStylesheets(limitFontPreloads(orderHead(html.slice(0, end)))) + html.slice(end)
}
