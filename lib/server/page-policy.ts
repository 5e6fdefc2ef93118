import type { DeferredPage } from './deferred-scripts'
import { hashSource } from './inline-scripts'
import type { LibraryTexts } from './library-texts'
import { parseDataCall } from './next-internals/data-calls'

export type PolicyOptions = {
  /** Inline scripts that every page may run; found in the build's own frame. */
  trusted: ReadonlySet<string>
  libraries: LibraryTexts
  /** The styles of the build's own frame: the accent's, if the owner has one. */
  accentStyles: string[]
  /** Whether the owner measures visits. Otherwise no other host is named at all. */
  measured: boolean
}

/** Where Google Analytics 4 loads from and reports to (its documentation, "Use Tag Manager with a CSP"). */
const ANALYTICS = {
  script: 'https://www.googletagmanager.com/gtag/',
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

/**
 * The Content-Security-Policy of one page: nothing by default, scripts of this site, and those inline scripts by their
 * hash that belong to the build's own frame. Any other inline script stays without permission. Data calls are named
 * only on a page whose scripts could not be deferred; elsewhere none is left.
 * @param page its inline scripts, and the styles that set an accent's colours
 * @returns the header's value, and how many scripts were left without permission
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

/** What still can be promised of a page that is answered as Next makes it: everything but which inline scripts it has. */
export function fallbackPolicy(options: PolicyOptions): string {
  return policyWith(["'self'", "'unsafe-inline'"], options.accentStyles, options)
}

function policyWith(scripts: string[], accents: string[], { libraries, measured }: PolicyOptions): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scripts, ...(measured ? [ANALYTICS.script] : [])],
    'style-src': ["'self'", ...new Set([...libraries.styles, ...accents].map(hashSource))],
    'img-src': ["'self'", 'data:', ...(measured ? ANALYTICS.image : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(measured ? ANALYTICS.connect : [])],
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
