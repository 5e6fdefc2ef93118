import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { analyticsHosts } from '../analytics/service'
import { CALENDAR_LOADING_STYLE, googleTagScript, hashSource, pagePolicy, weakPolicy } from './policy'

const THEME = '((a)=>{document.documentElement.dataset.theme=a})("dark")'
const ACCENT = ':root:root{--color-accent:light-dark(#0b6e4f,#6ec7a2);}'
const PLAIN = { accentStyle: null, hosts: analyticsHosts(null), analyticsScripts: [] }
const MEASURED = {
  ...PLAIN,
  hosts: analyticsHosts({ kind: 'google', id: 'G-TEST' }),
  analyticsScripts: [googleTagScript('G-TEST')],
}

const EVERYWHERE = {
  'default-src': "'none'",
  'style-src': `'self' ${hashSource(CALENDAR_LOADING_STYLE)}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]))

test("a page may load the site's own resources and run the inline scripts listed by hash, nothing else", () => {
  expect(directivesOf(pagePolicy([THEME, 'start()'], PLAIN))).toEqual({
    ...EVERYWHERE,
    'script-src': `'self' ${hashSource(THEME)} ${hashSource('start()')}`,
  })
})

test('pages as Next renders them keep every restriction except on inline scripts', () => {
  expect(directivesOf(weakPolicy(PLAIN))).toEqual({ ...EVERYWHERE, 'script-src': "'self' 'unsafe-inline'" })
  expect(weakPolicy(MEASURED)).toContain(
    "script-src 'self' 'unsafe-inline' https://www.googletagmanager.com/gtag/;",
  )
})

test('the style of an accent is listed by hash if there is one', () => {
  const accent = hashSource(ACCENT)
  for (const policy of [
    pagePolicy([THEME], { ...PLAIN, accentStyle: ACCENT }),
    weakPolicy({ ...PLAIN, accentStyle: ACCENT }),
  ])
    expect(directivesOf(policy)['style-src']).toBe(`${EVERYWHERE['style-src']} ${accent}`)
  expect(pagePolicy([THEME], PLAIN)).not.toContain(accent)
})

test('the analytics hosts and script are allowed only with a measurement id', () => {
  const policy = pagePolicy([THEME], MEASURED)
  expect(directivesOf(policy)).toEqual({
    ...EVERYWHERE,
    'script-src': `'self' ${hashSource(THEME)} ${hashSource(googleTagScript('G-TEST'))} https://www.googletagmanager.com/gtag/`,
    'img-src': "'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    'connect-src':
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  })
  expect(pagePolicy([THEME], PLAIN)).not.toMatch(/unsafe|https:/)
})

test.each([PLAIN, MEASURED])("Google's csp_evaluator reports no medium or high severity, %o", (settings) => {
  const findings = new CspEvaluator(new CspParser(pagePolicy([THEME], settings)).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})
