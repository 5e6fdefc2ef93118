import type { AnalyticsHosts } from '../analytics/service'
import type { DeferredPage } from './deferred-scripts'
import { hashSource } from './inline-scripts'
import type { LibraryTexts } from './library-texts'
import { parseDataCall } from './next-internals/data-calls'

export type PolicyOptions = {
  /** Sources of the inline scripts that every page may run: those of the page without content. */
  trusted: ReadonlySet<string>
  libraries: LibraryTexts
  /** The styles of the page without content that set an accent's colours. */
  accentStyles: string[]
  /** What analytics needs; without it, no other host is allowed. */
  hosts: AnalyticsHosts
}

/**
 * Creates the Content-Security-Policy of a page. By default everything is forbidden. Scripts of this site are allowed,
 * and, by hash, the inline scripts that every page has. Any other inline script is blocked, except for data scripts on
 * a page whose scripts could not be deferred.
 * @param page its inline scripts, and the styles that set an accent's colours
 * @returns the header's value, and the number of scripts it blocks
 */
export function pagePolicy(
  { inlineScripts, accentStyles }: Pick<DeferredPage, 'inlineScripts' | 'accentStyles'>,
  options: PolicyOptions,
): { policy: string; refused: number } {
  const own = [...new Set(inlineScripts)]
  const allowed = own.filter((source) => options.trusted.has(source) || parseDataCall(source))
  const { analytics } = options.libraries
  const sources = ["'self'", ...allowed.map(hashSource), ...analytics.map(hashSource)]
  return { policy: policyWith(sources, accentStyles, options), refused: own.length - allowed.length }
}

/** Creates the policy of a page that has exactly the inline scripts of every page. */
export function commonPolicy(options: PolicyOptions): string {
  const { trusted, accentStyles } = options
  return pagePolicy({ inlineScripts: [...trusted], accentStyles }, options).policy
}

/** Creates the policy of a page served as Next renders it: the same, but without restrictions on inline scripts. */
export function fallbackPolicy(options: PolicyOptions): string {
  return policyWith(["'self'", "'unsafe-inline'"], options.accentStyles, options)
}

function policyWith(scripts: string[], accents: string[], { libraries, hosts }: PolicyOptions): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scripts, ...hosts.script],
    'style-src': ["'self'", ...new Set([...libraries.styles, ...accents].map(hashSource))],
    'img-src': ["'self'", 'data:', ...hosts.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
