import { prefersMarkdown, weightsOf } from './weights'

test.each([
  ['', {}],
  ['gzip, deflate , BR', { gzip: 1, deflate: 1, br: 1 }],
  ['br;q=1.0, gzip; q=0.8, *;Q=0.1', { br: 1, gzip: 0.8, '*': 0.1 }],
  ['gzip;level=9;q=0.5', { gzip: 0.5 }],
  [', text/html ,, */*;q=0', { 'text/html': 1, '*/*': 0 }],
])('%j has these weights', (header, weights) => {
  expect(Object.fromEntries(weightsOf(header))).toEqual(weights)
})

test.each(['gzip;q=high', 'gzip;q=2', 'gzip;q=-1', 'gzip;q=0.5000', 'gzip;q=', 'gzip br', ';q=1'])(
  '%j is malformed, and has none',
  (header) => expect(weightsOf(`br, ${header}`).size).toBe(0),
)

test.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown, text/html, */*',
  'text/html,text/markdown',
  'text/markdown;charset=utf-8',
  'text/markdown;q=0.9,text/html;q=0.8,*/*;q=0.1',
  'text/markdown;q=0.2,text/html;q=0.1,*/*',
  'text/markdown;q=0.001, text/*;q=0.001',
  'text/html;q=0, text/markdown;q=0.1',
])('%j gets Markdown', (accept) => expect(prefersMarkdown(accept)).toBe(true))

test.each([
  null,
  '',
  '*/*',
  'text/*',
  'text/plain',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.9, */*',
  'text/markdown;q=0.9, text/*',
  'text/markdown;q=0.8, text/html;q=0.9',
  'text/markdown;q=2',
  'text/x-markdown',
  'application/text/markdown',
])('%j gets HTML', (accept) => expect(prefersMarkdown(accept)).toBe(false))

test('a header of any length is parsed in linear time', () => {
  for (const piece of ['text/markdown,', ' ', ';', ', ', 'a/b;a=b ', '; q', ';q=0'])
    expect(typeof prefersMarkdown(`a/b${piece.repeat(20_000)}`)).toBe('boolean')
})
