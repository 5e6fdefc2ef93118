import { readTarget } from './content-changes'

const request = (body: string, headers?: Record<string, string>) =>
  new Request('http://site.example/api/revalidate', { method: 'POST', body, headers })

test.each([
  ['{"article": "un-titulo"}', { article: 'un-titulo' }],
  ['{"article": " an\u0303o "}', { article: 'año' }],
  ['{"projects": true}', { projects: true }],
  ['{"projects": true, "allowEmpty": true}', { projects: true, allowEmpty: true }],
  ['{"all": true}', { all: true }],
])('%s is parsed', async (body, target) => {
  expect(await readTarget(request(body))).toEqual(target)
})

test.each([
  '',
  'null',
  '{}',
  '{"article": "a/b"}',
  '{"article": 7}',
  '{"article": "a", "allowEmpty": true}',
  '{"projects": false}',
  '{"all": true, "projects": true}',
  '{"all": true, "more": 1}',
])('%s matches none of the three forms', async (body) => {
  expect(await readTarget(request(body))).toBeNull()
})

test('a body of 4 KB is read, one byte more is rejected, whatever its Content-Length', async () => {
  const padded = (bytes: number) => '{"all": true}'.padEnd(bytes)
  expect(await readTarget(request(padded(4_096)))).toEqual({ all: true })
  expect(await readTarget(request(padded(4_097)))).toBeNull()
  expect(await readTarget(request(padded(4_096), { 'content-length': '4096' }))).toEqual({ all: true })
  expect(await readTarget(request('{"all": true}', { 'content-length': '4097' }))).toBeNull()
})
