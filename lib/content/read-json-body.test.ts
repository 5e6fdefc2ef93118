import { readJsonBody } from './fetch-text'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://a.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('JSON within the limit is parsed', async () => {
  expect(await readJsonBody(post('{"a":[1]}'), 9)).toEqual({ a: [1] })
})

test('a byte order mark is ignored', async () => {
  expect(await readJsonBody(post('\uFEFF{"a":[1]}'), 12)).toEqual({ a: [1] })
})

test.each(['', '{', 'a=1', '\uFEFF'])('%j is not JSON', async (body) => {
  expect(await readJsonBody(post(body), 100)).toBeUndefined()
})

test('a body longer than the limit, or with such a Content-Length, is not read', async () => {
  expect(await readJsonBody(post('{"a":[1]}'), 8)).toBeUndefined()
  expect(await readJsonBody(post('1', { 'content-length': '101' }), 100)).toBeUndefined()
})

test('a broken connection throws', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('reset'))
    },
  })
  await expect(readJsonBody(post(broken), 100)).rejects.toThrow('reset')
})
