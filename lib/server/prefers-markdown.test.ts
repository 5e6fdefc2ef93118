import fc from 'fast-check'
import { prefersMarkdown } from './prefers-markdown'

test.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown, text/html, */*',
  'text/html,text/markdown',
  'text/markdown;charset=utf-8',
  'text/markdown; variant="a;q=0, text/html"; q=1.000, text/html',
  'text/markdown;q=0.5',
  'text/markdown;q=0.9,text/html;q=0.8,*/*;q=0.1',
  'text/markdown;q=0.2,text/html;q=0.1,*/*',
  'text/markdown;q=0.001, text/*;q=0.001',
  'text/html;q=0, text/markdown;q=0.1',
  ', text/markdown ,, application/json',
])('%j gets Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  null,
  '',
  '*/*',
  'text/*',
  'text/html',
  'text/plain',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.000, */*',
  'text/markdown;q=0.9, */*',
  'text/markdown;q=0.9, text/*',
  'text/markdown;q=0.8, text/html;q=0.9',
  'text/x-markdown',
  'application/text/markdown',
  'x; a="text/markdown"',
])('%j gets HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})

test.each([
  'text/markdown;q=2',
  'text/markdown;q=-1',
  'text/markdown;q=0.5000',
  'text/markdown;q=alto',
  'text/markdown;q=',
  'text/markdown;',
  'text/markdown;;q=1',
  'text/markdown text/html',
  'text/markdown, *;q=0.2',
  'text/markdown, "',
  'text/markdown; a="b',
  'text/markdown\u0000',
])('%j is malformed, and gets HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})

test('a header of any form and length is parsed in linear time', () => {
  const piece = fc.constantFrom('text/markdown', ';q=', '0.5', ',', ' ', '"', '\\', ';', '*/*', 'a=', '/')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      expect(typeof prefersMarkdown(pieces.join(''))).toBe('boolean')
    }),
  )
  for (const piece of ['text/markdown,', ' ', ';', 'a/b;a="', ', ', 'a/b;a=b ', '\\"'])
    for (const end of ['', 'x', '"'])
      expect(typeof prefersMarkdown(`a/b${piece.repeat(5_000)}${end}`)).toBe('boolean')
})
