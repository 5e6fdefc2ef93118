import { parseCodeMeta } from './code-meta'

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
