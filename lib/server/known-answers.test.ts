import { createServer, type Server } from 'node:http'
import { askServer, type ServerAnswer } from '@/e2e/unit/ask-server'
import { answerKnown } from './known-answers'

let server: Server
/** Next sets headers as arrays of one item. */
let etag: string | string[] | null
let explicit: boolean
let status: number

beforeEach(async () => {
  etag = ['"abc"']
  explicit = false
  status = 200
  server = createServer((_request, response) => {
    if (etag !== null) response.setHeader('etag', etag)
    response.setHeader('content-length', '10')
    response.setHeader('cache-control', 'max-age=60')
    response.statusCode = status
    if (explicit) response.writeHead(status, 'Said')
    response.write('first ')
    response.end('last')
  })
  answerKnown(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function ask(known?: string, method = 'GET'): Promise<ServerAnswer> {
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known }
  return askServer(server, { method, headers })
}

test.each(['"abc"', 'W/"abc"', '"dos", W/"abc"', '*'])('who has %s gets no body', async (known) => {
  for (explicit of [false, true])
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(known, method)
      expect([answer.status, answer.message, answer.body]).toEqual([304, 'Not Modified', ''])
      expect(answer.headers).toMatchObject({ etag: '"abc"', 'cache-control': 'max-age=60' })
      expect(answer.headers).not.toHaveProperty('content-length')
    }
})

test('one that is weak, because the text may be compressed in several ways, is known in the same way', async () => {
  etag = 'W/"abc"'
  expect((await ask('W/"abc"')).status).toBe(304)
  expect((await ask('"abc"')).status).toBe(304)
})

test.each([undefined, '"dos"', 'abc', '""'])('who has %s gets all of it', async (known) => {
  for (explicit of [false, true]) expect(await ask(known)).toMatchObject({ status: 200, body: 'first last' })
})

test('what has no ETag, what is no success, and what is sent to be done are answered as ever', async () => {
  expect(await ask('"abc"', 'POST')).toMatchObject({ status: 200, body: 'first last' })
  status = 404
  expect(await ask('"abc"')).toMatchObject({ status: 404, body: 'first last' })
  status = 200
  etag = null
  expect(await ask('*')).toMatchObject({ status: 200, body: 'first last' })
})
