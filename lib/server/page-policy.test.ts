import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { analyticsHosts } from '../analytics/service'
import { hashSource, inlineScripts } from './inline-scripts'
import { fallbackPolicy, pagePolicy as policyOfPage, type PolicyOptions } from './page-policy'

const FRAME = '((a)=>{document.documentElement.dataset.theme=a})("dark")'
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n<\\/script> alert(1)"])'
const STYLE = '*{transition:none}'
const ACCENT = ':root:root{--color-accent:light-dark(#0b6e4f,#6ec7a2);}'
const options = {
  trusted: new Set([FRAME]),
  libraries: { styles: [STYLE], analytics: [] },
  accentStyles: [],
  hosts: analyticsHosts(null),
}
const pagePolicy = (inlineScripts: string[], given: PolicyOptions, accentStyles: string[] = []) =>
  policyOfPage({ inlineScripts, accentStyles }, given)
const measured = {
  ...options,
  libraries: { styles: [], analytics: ['gtag()'] },
  hosts: analyticsHosts({ kind: 'google', id: 'G-1' }),
}

test('the scripts of a page are those without an address that a browser would run', () => {
  const html = `<html><head><script src="/a.js" async=""></script><script type="module">m()</script></head><body>
    <script>${FRAME}</script><script type="application/ld+json">{"a":1}</script><script type="importmap">{}</script>
    <svg><script>s()</script></svg><!-- <script>c()</script> --><p title="<script>a()</script>"></p></body></html>`
  expect(inlineScripts(html)).toEqual(['m()', FRAME, '{}', 's()'])
})

test('a policy names the frame, what only hands over data, and the styles of libraries, by hash', () => {
  const { policy, refused } = pagePolicy([FRAME, DATA, FRAME], options)
  expect(refused).toBe(0)
  expect(policy).toContain(`script-src 'self' ${hashSource(FRAME)} ${hashSource(DATA)};`)
  expect(policy).toContain(`style-src 'self' ${hashSource(STYLE)};`)
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/unsafe|https:/)
})

test('the styles of an accent are named by hash, once, and allow no others', () => {
  const given = pagePolicy([FRAME], { ...options, accentStyles: [ACCENT] }, [ACCENT, ACCENT]).policy
  expect(given).toContain(`style-src 'self' ${hashSource(STYLE)} ${hashSource(ACCENT)};`)
  expect(given.split(hashSource(ACCENT))).toHaveLength(2)
  expect(given).not.toMatch(/unsafe/)
  expect(pagePolicy([FRAME], options).policy).not.toContain(hashSource(ACCENT))
  expect(fallbackPolicy({ ...options, accentStyles: [ACCENT] })).toContain(hashSource(ACCENT))
})

test.each([
  ['a script of its own', 'alert(1)'],
  ['code after the data', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['code within the data', 'self.__next_f.push([1,alert(1)])'],
  ['data handed to something else', 'self.__next_g.push([1,"a"])'],
  ['the frame with something added', `${FRAME};alert(1)`],
])('%s stays without permission', (_name, script) => {
  const { policy, refused } = pagePolicy([FRAME, script], options)
  expect(refused).toBe(1)
  expect(policy).not.toContain(hashSource(script))
})

test('with an analytics id, and only then, its hosts and its one script are allowed', () => {
  const { policy } = pagePolicy([FRAME], measured)
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com\/gtag\/;/)
  expect(policy).toContain(hashSource('gtag()'))
  expect(policy).toMatch(/connect-src [^;]*google-analytics\.com/)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})

const EVERYWHERE = {
  'default-src': "'none'",
  'style-src': `'self' ${hashSource(STYLE)}`,
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

test('a page may load what this site has, and nothing else', () => {
  expect(directivesOf(pagePolicy([FRAME], options).policy)).toEqual({
    ...EVERYWHERE,
    'script-src': `'self' ${hashSource(FRAME)}`,
  })
  expect(directivesOf(fallbackPolicy(options))).toEqual({
    ...EVERYWHERE,
    'script-src': "'self' 'unsafe-inline'",
  })
})

test('pages as Next makes them keep every promise but the one about inline scripts', () => {
  const rest = (policy: string) => policy.replace(/script-src [^;]*;/, '')
  const fallback = fallbackPolicy(options)
  expect(fallback).toContain("script-src 'self' 'unsafe-inline';")
  expect(rest(fallback)).toBe(rest(pagePolicy([FRAME], options).policy))
  expect(fallbackPolicy(measured)).toContain("script-src 'self' 'unsafe-inline' https://www.googletagmanager")
  expect(fallbackPolicy(measured)).not.toContain('sha256')
})

test('with a measurement id a page may also reach the hosts that measure, and no others', () => {
  const { policy } = pagePolicy([FRAME], measured)
  const change = directivesOf(policy)
  expect(change['img-src']).toBe("'self' data: https://*.google-analytics.com https://*.googletagmanager.com")
  expect(change['connect-src']).toBe(
    "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  )
})
