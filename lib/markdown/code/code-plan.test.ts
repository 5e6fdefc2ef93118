import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { planCode, takeSigns } from './code-plan'

/** A text with one block of code. */
function block(
  language: string,
  text: string,
  dataMeta?: string,
): { tree: Root; pre: Element; code: Element } {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`], ...(dataMeta !== undefined && { dataMeta }) },
    children: [{ type: 'text', value: text }],
  }
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] }
  return { tree: { type: 'root', children: [pre] }, pre, code }
}

test('code options are parsed and removed from the text', () => {
  const { tree, pre, code } = block('ts', 'a', 'title="a.ts"')
  const [plan, ...others] = planCode(tree)
  expect(others).toEqual([])
  expect(plan).toMatchObject({ meta: { title: 'a.ts' }, changes: null })
  expect([plan?.pre, plan?.code]).toEqual([pre, code])
  expect(code.properties).toEqual({ className: ['language-ts'] })
})

test.each([
  ['lang=ts', 'ts'],
  [undefined, null],
])('a diff loses its signs, and is highlighted in its language: %s', (meta, language) => {
  const { tree, code } = block('diff', '-a\n+b\n c\nd\n', meta)
  expect(planCode(tree).map(takeSigns)).toMatchObject([
    { changes: ['del', 'ins', null, null, null], language },
  ])
  expect(toString(code)).toBe('a\nb\nc\nd\n')
})

test.each([
  ['ts', '-a\n+b'],
  ['diff', '@@ -1 +1 @@\n-a\n+b'],
  ['diff', 'diff --git a/x b/x\n-a'],
  ['diff', 'index 12..34\n-a'],
])('other code and patches are unchanged: %s %j', (language, text) => {
  const { tree, code } = block(language, text)
  expect(planCode(tree).map(takeSigns)).toMatchObject([{ changes: null, language }])
  expect(toString(code)).toBe(text)
})
