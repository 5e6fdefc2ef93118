import { createHash } from 'node:crypto'
import type { AnalyticsHosts } from '../analytics/service'

export type PolicySettings = {
  /** The style that sets the owner's accent colours; null without one. */
  accentStyle: string | null
  /** What a service of analytics needs beyond this site; without one, no other host is allowed. */
  hosts: AnalyticsHosts
  /** Inline scripts that such a service adds in the browser. */
  analyticsScripts: string[]
}

/**
 * Creates the Content-Security-Policy of every page. By default everything is forbidden. Scripts of this site are
 * allowed, and, by hash, the inline scripts and styles that every page has.
 * @param inlineScripts their source
 */
export function pagePolicy(inlineScripts: Iterable<string>, settings: PolicySettings): string {
  return policyWith([...inlineScripts, ...settings.analyticsScripts].map(hashSource), settings)
}

/** Creates the policy of pages as Next renders them: the same, but any inline script may run. */
export function weakPolicy(settings: PolicySettings): string {
  return policyWith(["'unsafe-inline'"], settings)
}

/** Returns a source expression for `script-src` or `style-src` (CSP Level 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function policyWith(inlineSources: string[], { accentStyle, hosts }: PolicySettings): string {
  const styles = [CALENDAR_LOADING_STYLE, ...(accentStyle === null ? [] : [accentStyle])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineSources, ...hosts.script],
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

/*
 * Inline styles and scripts that libraries add in the browser, exactly as the installed versions write them; a test
 * compares them. If an update changes one, browsers block that element until this file follows.
 */

/** Added by react-activity-calendar while a year loads, with this site's colour for a day without contributions. */
export const CALENDAR_LOADING_STYLE = `
      @keyframes react-activity-calendar--loading-animation {
        0% {
          fill: oklab(from var(--calendar-0) l a b);
        }
        50% {
          fill: oklab(from var(--calendar-0) calc(l * 0.96) a b);
        }
        100% {
          fill: oklab(from var(--calendar-0) l a b);
        }
      }
    `

/** Added by @next/third-parties after a visitor's consent. */
export function googleTagScript(measurementId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${measurementId}' );`
}
