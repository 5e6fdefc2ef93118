import { createHash } from 'node:crypto'
import { CALENDAR_LOADING_STYLE, googleTagScript } from './library-texts'

export type PolicySettings = {
  /** The style that sets the owner's accent colours; null without one. */
  accentStyle: string | null
  /** The Google Analytics id; without it, no other host is allowed. */
  measurementId: string | null
}

/** Hosts of Google Analytics 4 (its documentation, "Use Tag Manager with a CSP"). */
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
 * Creates the Content-Security-Policy of every page. By default everything is forbidden. Scripts of this site are
 * allowed, and, by hash, the inline scripts and styles that every page has.
 * @param inlineScripts their source
 */
export function pagePolicy(inlineScripts: Iterable<string>, settings: PolicySettings): string {
  const { measurementId } = settings
  const ofAnalytics = measurementId === null ? [] : [googleTagScript(measurementId)]
  return policyWith([...inlineScripts, ...ofAnalytics].map(hashSource), settings)
}

/** Creates the policy of pages as Next renders them: the same, but any inline script may run. */
export function weakPolicy(settings: PolicySettings): string {
  return policyWith(["'unsafe-inline'"], settings)
}

/** Returns a source expression for `script-src` or `style-src` (CSP Level 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function policyWith(inlineSources: string[], { accentStyle, measurementId }: PolicySettings): string {
  const hosts = measurementId === null ? { script: [], connect: [], image: [] } : ANALYTICS
  const styles = [CALENDAR_LOADING_STYLE, ...(accentStyle === null ? [] : [accentStyle])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineSources].concat(hosts.script),
    'style-src': ["'self'", ...styles.map(hashSource)],
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
