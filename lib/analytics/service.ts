import type { Site } from '../site/site-config'

export type AnalyticsService = NonNullable<Site['analytics']>
/** A service that stores nothing in the visitor's browser, and so needs no consent. */
export type CookielessService = Exclude<AnalyticsService, { kind: 'google' }>

export const SERVICE_NAMES = {
  google: 'Google Analytics 4',
  umami: 'Umami',
  plausible: 'Plausible Analytics',
  goatcounter: 'GoatCounter',
} as const satisfies Record<AnalyticsService['kind'], string>

/** GoatCounter's own hosting serves the script from one host for all of its sites. */
const HOSTED_GOATCOUNTER = /\.goatcounter\.com$/
const GOATCOUNTER_SCRIPT = 'https://gc.zgo.at/count.js'

type ScriptAttributes = { src: string } & Record<`data-${string}`, string>

/** Returns the attributes of the script element that counts views, as the service's documentation has them. */
export function scriptOf(service: CookielessService): ScriptAttributes {
  const { kind, address } = service
  if (kind === 'umami')
    return {
      src: `${address}/script.js`,
      'data-website-id': service.id,
      // Reports go to the same host as the script, also where the service would prefer another one of its own.
      'data-host-url': address,
      // What a visitor searches for is nobody's business.
      'data-exclude-search': 'true',
    }
  if (kind === 'plausible') return { src: `${address}/js/script.js`, 'data-domain': service.id }
  const isHosted = HOSTED_GOATCOUNTER.test(new URL(address).hostname)
  return {
    src: isHosted ? GOATCOUNTER_SCRIPT : `${address}/count.js`,
    'data-goatcounter': `${address}/count`,
  }
}

/** Sources that a page's Content-Security-Policy has to allow, by kind. */
export type AnalyticsHosts = { script: string[]; connect: string[]; image: string[] }

/** Hosts of Google Analytics 4 (its documentation, "Use Tag Manager with a CSP"). */
const GOOGLE_HOSTS: AnalyticsHosts = {
  script: ['https://www.googletagmanager.com/gtag/'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

/** Returns what the policy of every page has to allow for a service; nothing without one. */
export function analyticsHosts(service: AnalyticsService | null): AnalyticsHosts {
  if (service === null) return { script: [], connect: [], image: [] }
  if (service.kind === 'google') return GOOGLE_HOSTS
  const { origin } = new URL(service.address)
  // Without `sendBeacon`, GoatCounter reports by loading a picture.
  const image = service.kind === 'goatcounter' ? [origin] : []
  return { script: [scriptOf(service).src], connect: [origin], image }
}
