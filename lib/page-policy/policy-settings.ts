import { accentStyle } from '../config/accent-style'
import { measurementId } from '../config/measurement-id'
import { owner } from '../config/owner'
import { googleTagScript } from './library-texts'
import type { AnalyticsSources, PolicySettings } from './policy'

/** Returns what the owner's settings allow beyond the site itself. */
export function policySettings(): PolicySettings {
  return {
    accentStyle: accentStyle(owner.site.accent ?? null),
    analytics: measurementId === null ? null : googleSources(measurementId),
  }
}

/** Returns what Google Analytics 4 needs (its documentation, "Use Tag Manager with a CSP"). */
export function googleSources(id: string): AnalyticsSources {
  return {
    scripts: ['https://www.googletagmanager.com/gtag/'],
    connections: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    inlineScripts: [googleTagScript(id)],
  }
}
