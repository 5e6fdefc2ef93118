import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { hashSource, inlineScripts, isDataCall } from './inline-scripts'
import { pagePolicy } from './page-policy'

const FRAME = '((a)=>{document.documentElement.dataset.theme=a})("dark")'
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n<\\/script> alert(1)"])'
const options = { trusted: new Set([FRAME]), measurementId: null }

const page = (...scripts: string[]) =>
  `<html><head><script src="/a.js" async=""></script></head><body>${scripts
    .map((script) => `<script>${script}</script>`)
    .join('')}<script type="application/ld+json">{"a":1}</script></body></html>`

test('the scripts of a page are those without an address that a browser would run', () => {
  expect(inlineScripts(page(FRAME, DATA))).toEqual([FRAME, DATA])
})

test('a policy names the frame and what only hands over data, by hash', () => {
  const { policy, refused } = pagePolicy(page(FRAME, DATA), options)
  expect(refused).toBe(0)
  expect(policy).toContain(`script-src 'self' ${hashSource(FRAME)} ${hashSource(DATA)};`)
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/unsafe|https:/)
})

test.each([
  ['a script of its own', 'alert(1)'],
  ['code after the data', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['code within the data', 'self.__next_f.push([1,alert(1)])'],
  ['data handed to something else', 'self.__next_g.push([1,"a"])'],
  ['the frame with something added', `${FRAME};alert(1)`],
])('%s stays without permission', (_name, script) => {
  const { policy, refused } = pagePolicy(page(FRAME, script), options)
  expect(refused).toBe(1)
  expect(policy).not.toContain(hashSource(script))
})

test('the calls that Next writes are recognised', () => {
  expect(isDataCall('(self.__next_f=self.__next_f||[]).push([0])')).toBe(true)
  expect(
    isDataCall(
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    ),
  ).toBe(true)
})

test('with an analytics id, and only then, its hosts and its one script are allowed', () => {
  const { policy } = pagePolicy(page(FRAME), { ...options, measurementId: 'G-TEST12345' })
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com\/gtag\/;/)
  expect(policy).toMatch(/connect-src [^;]*google-analytics\.com/)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})
