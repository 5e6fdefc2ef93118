import type { Code, Root } from 'mdast'
import { parseFence, remarkFences } from './remark-fences'

test.each([
  ['ts', 'ts', ''],
  ['ts title="a b.ts" {1}', 'ts', 'title="a b.ts" {1}'],
  ['ts{1,3}', 'ts', '{1,3}'],
  ['ts{1, 3} /a/', 'ts', '{1, 3} /a/'],
  ['js:app/index.js', 'js', 'title="app/index.js"'],
  ['js:app/index.js {2}', 'js', 'title="app/index.js" {2}'],
  ['ts[src/a.ts]', 'ts', 'title="src/a.ts"'],
  ['{.python .numberLines}', 'python', 'showLineNumbers'],
  ['{.python}', 'python', ''],
  ['{r, echo=FALSE}', 'r', ''],
  ['rust,no_run', 'rust', ''],
  ['ts:line-numbers {1}', 'ts', 'showLineNumbers {1}'],
  ['ts:line-numbers=5{1}', 'ts', 'showLineNumbers{5} {1}'],
  ['ts:no-line-numbers', 'ts', ''],
  ['diff-js {1}', 'diff', 'lang=js {1}'],
  ['c++', 'c++', ''],
  ['c#', 'c#', ''],
  ['objective-c', 'objective-c', ''],
  ['', null, ''],
  ['{1,3}', '{1,3}', ''],
  ['!sh', '!sh', ''],
])('the info string of a fence is parsed as language and options: %s', (words, language, meta) => {
  expect(parseFence(words)).toEqual({ language, meta })
})

/** The options that are passed on as an attribute. */
function passedOn(meta: string | null): unknown {
  const code: Code = { type: 'code', lang: 'ts', meta, value: 'a' }
  const tree: Root = { type: 'root', children: [code] }
  remarkFences()(tree)
  return code.data
}

test('options are passed on, up to the supported length', () => {
  expect(passedOn('{1} /a/')).toEqual({ hProperties: { dataMeta: '{1} /a/' } })
  expect(passedOn('a'.repeat(600))).toEqual({ hProperties: { dataMeta: 'a'.repeat(500) } })
  expect(passedOn(null)).toBeUndefined()
})
