import { hashSource, inlineScripts, isDataCall } from './inline-scripts'

export type PolicyOptions = {
  /** Inline scripts that pages may run besides those that only hand over data; found in the build's own frame. */
  trusted: ReadonlySet<string>
  /** The Google Analytics id, or null: then no other host is named at all. */
  measurementId: string | null
}

/** The style elements that two libraries add while a visitor uses the page; a browser test fails when they change. */
const LIBRARY_STYLES = [
  // next-themes, while the theme changes
  '*,*::before,*::after{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
  // react-activity-calendar, while a year loads
  `
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
    `,
]

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
 * hash that either hand over data or belong to the build's own frame. Any other inline script stays without permission.
 * @returns the header's value, and how many scripts were left without permission
 */
export function pagePolicy(html: string, { trusted, measurementId }: PolicyOptions) {
  const scripts = [...new Set(inlineScripts(html))]
  const allowed = scripts.filter((source) => isDataCall(source) || trusted.has(source))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed.map(hashSource)],
    'style-src': ["'self'", ...LIBRARY_STYLES.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  if (measurementId) {
    directives['script-src'].push(hashSource(analyticsScript(measurementId)), ANALYTICS.script)
    directives['connect-src'].push(...ANALYTICS.connect)
    directives['img-src'].push(...ANALYTICS.image)
  }
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return { policy: policy.join('; '), refused: scripts.length - allowed.length }
}

/** What @next/third-parties adds to the page after a visitor's consent, letter by letter. */
function analyticsScript(measurementId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${measurementId}' );`
}
