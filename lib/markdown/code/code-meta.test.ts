import type { Code, Root as MarkdownRoot } from 'mdast'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { parseCodeMeta, planCode, takeSigns, parseFence, remarkFences } from './code-meta'

test('title, marked lines, marked words and line numbers, in any order', () => {
  expect(parseCodeMeta('title="lib/a b.ts" {1,3-5} /useState/ showLineNumbers')).toEqual({
    title: 'lib/a b.ts',
    language: null,
    lines: [
      [1, 1],
      [3, 5],
    ],
    words: ['useState'],
    firstLine: 1,
  })
  expect(parseCodeMeta("showLineNumbers{40} {2} title='x'")).toMatchObject({
    title: 'x',
    lines: [[2, 2]],
    firstLine: 40,
  })
})

test.each([
  ['title=package.json', { title: 'package.json' }],
  ['title="a "b" c"', { title: 'a ' }],
  ['title="it\'s {1} /x/"', { title: "it's {1} /x/", lines: [], words: [] }],
  ['title="" /a\\/b/', { title: null, words: ['a/b'] }],
  [
    '{ 1 , 2 - 4 }',
    {
      lines: [
        [1, 1],
        [2, 4],
      ],
    },
  ],
  ['filename="a b.ts" showLineNumbers=false', { title: 'a b.ts', firstLine: null }],
  ['{1} [src/a b.ts] showLineNumbers={false}', { title: 'src/a b.ts', lines: [[1, 1]], firstLine: null }],
  ['showLineNumbers=true file=a.ts', { title: 'a.ts', firstLine: 1 }],
  [':line-numbers=5{1}', { firstLine: 5, lines: [[1, 1]] }],
  [':no-line-numbers ,no_run', { firstLine: null }],
  ['linenums="3"', { firstLine: 3 }],
  ['lang=ts', { language: 'ts' }],
  ['title=tsx', { title: 'tsx', language: null }],
  ['lang="tsx"', { language: 'tsx' }],
])('%s', (meta, expected) => expect(parseCodeMeta(meta)).toMatchObject(expected))

test.each([
  '',
  'noLineNumbers',
  '{}',
  '{a}',
  '{0}',
  '{5-3}',
  '//',
  'title=',
  'onclick="alert(1)"',
  '"'.repeat(400),
])('unknown options are ignored: %j', (meta) =>
  expect(parseCodeMeta(meta)).toEqual({ title: null, language: null, lines: [], words: [], firstLine: null }),
)

test('options are limited: words, ranges and title length', () => {
  const words = Array.from({ length: 400 }, (_, index) => `/w${index}/`).join('')
  expect(parseCodeMeta(words).words).toHaveLength(10)
  expect(parseCodeMeta(`{${'1,'.repeat(400)}2}`).lines.length).toBeLessThanOrEqual(50)
  expect(parseCodeMeta('{1}'.repeat(60)).lines).toHaveLength(50)
  expect(parseCodeMeta(`title="${'a'.repeat(400)}"`).title).toHaveLength(120)
})

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

test.each([
  ['ts', 'ts', ''],
  ['ts title="a b.ts" {1}', 'ts', 'title="a b.ts" {1}'],
  ['ts{1,3}', 'ts', '{1,3}'],
  ['ts{1, 3} /a/', 'ts', '{1, 3} /a/'],
  ['js:app/index.js', 'js', 'title="app/index.js"'],
  ['ts[src/a.ts]', 'ts', '[src/a.ts]'],
  ['rust,no_run', 'rust', ',no_run'],
  ['ts:line-numbers {1}', 'ts', ':line-numbers {1}'],
  ['ts:no-line-numbers', 'ts', ':no-line-numbers'],
  ['diff-js {1}', 'diff', 'lang=js {1}'],
  ['c++', 'c++', ''],
  ['objective-c', 'objective-c', ''],
  ['', null, ''],
  ['{1,3}', null, '{1,3}'],
])('the info string of a fence is parsed as language and options: %s', (words, language, meta) => {
  expect(parseFence(words)).toEqual({ language, meta })
})

/** The options that are passed on as an attribute. */
function passedOn(meta: string | null): unknown {
  const code: Code = { type: 'code', lang: 'ts', meta, value: 'a' }
  const tree: MarkdownRoot = { type: 'root', children: [code] }
  remarkFences()(tree)
  return code.data
}

test('options are passed on, up to the supported length', () => {
  expect(passedOn('{1} /a/')).toEqual({ hProperties: { dataMeta: '{1} /a/' } })
  expect(passedOn('a'.repeat(600))).toEqual({ hProperties: { dataMeta: 'a'.repeat(500) } })
  expect(passedOn(null)).toBeUndefined()
})
