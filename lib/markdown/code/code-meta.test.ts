import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { parseCodeMeta, planCode, takeSigns, parseFence } from './code-meta'

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
  [':line-numbers=5{1}', { firstLine: 5, lines: [[1, 1]] }],
  [':no-line-numbers ,no_run', { firstLine: null }],
  ['linenums="3"', { firstLine: 3 }],
  ['title=tsx', { title: 'tsx', language: null }],
  ['lang="tsx"', { language: 'tsx' }],
])('%s', (meta, expected) => expect(parseCodeMeta(meta)).toMatchObject(expected))

test.each(['', '{}', '{0}', '{5-3}', 'onclick="alert(1)"', '"'.repeat(400)])(
  'unknown options are ignored: %j',
  (meta) =>
    expect(parseCodeMeta(meta)).toEqual({
      title: null,
      language: null,
      lines: [],
      words: [],
      firstLine: null,
    }),
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

test.each([
  ['ts', '-a\n+b'],
  ['diff', '@@ -1 +1 @@\n-a\n+b'],
  ['diff', 'diff --git a/x b/x\n-a'],
])('other code and patches are unchanged: %s %j', (language, text) => {
  const { tree, code } = block(language, text)
  expect(planCode(tree).map(takeSigns)).toMatchObject([{ changes: null, language }])
  expect(toString(code)).toBe(text)
})

test.each([
  ['ts title="a b.ts" {1}', 'ts', 'title="a b.ts" {1}'],
  ['ts{1,3}', 'ts', '{1,3}'],
  ['ts{1, 3} /a/', 'ts', '{1, 3} /a/'],
  ['js:app/index.js', 'js', 'title="app/index.js"'],
  ['ts[src/a.ts]', 'ts', '[src/a.ts]'],
  ['rust,no_run', 'rust', ',no_run'],
  ['ts:line-numbers {1}', 'ts', ':line-numbers {1}'],
  ['diff-js {1}', 'diff', 'lang=js {1}'],
  ['objective-c', 'objective-c', ''],
  ['', null, ''],
  ['{1,3}', null, '{1,3}'],
])('the info string of a fence is parsed as language and options: %s', (words, language, meta) => {
  expect(parseFence(words)).toEqual({ language, meta })
})
