import { askedPart } from './image-response'

const TEXT = '0123456789'
const PDF = { type: 'application/pdf', etag: '"a"', length: TEXT.length }

function ask(headers: Record<string, string>, file = PDF) {
  const { status, range, headers: said } = askedPart(new Request('http://localhost/', { headers }), file)
  const text = range ? TEXT.slice(range.start, range.end + 1) : status === 200 ? TEXT : ''
  return [status, text, said['content-range'] ?? null]
}

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s is a partial range', (range, text, place) => {
  expect(ask({ range })).toEqual([206, text, place])
  expect(ask({ range, 'if-range': '"a"' })).toEqual([206, text, place])
})

test('a range past the end is not satisfiable', () => {
  expect(ask({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10'])
})

test.each([
  {},
  { range: 'bytes=0-1,4-5' },
  { range: 'lines=0-1' },
  { range: 'bytes' },
  { range: 'bytes=0-3', 'if-range': '"b"' },
  { range: 'bytes=0-3', 'if-range': 'Wed, 25 Nov 2026 10:00:00 GMT' },
])('the whole file for %j', (headers) => expect(ask(headers as never)).toEqual([200, '0123456789', null]))

test.each(['image/svg+xml', 'text/css; charset=utf-8', 'image/png'])(
  'the whole file for %s in any case',
  (type) => {
    expect(ask({ range: 'bytes=0-3' }, { ...PDF, type })).toEqual([200, '0123456789', null])
  },
)

test('a response with the whole file advertises range support', () => {
  const part = askedPart(new Request('http://localhost/'), PDF)
  expect(part.headers).toEqual({ 'accept-ranges': 'bytes' })
})
