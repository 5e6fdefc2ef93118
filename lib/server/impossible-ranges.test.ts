import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerImpossibleRanges } from './impossible-ranges'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Returns the status of a server's response to a request for a range, or for the whole resource. */
async function statusOf(answer: (response: ServerResponse) => void, range?: string): Promise<number> {
  server = createServer((_request, response) => answer(response))
  answerImpossibleRanges(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  return (await fetch(address, { headers: range ? { range } : {} })).status
}

test('a range past the end of a file gets a 416', async () => {
  const answer = (response: ServerResponse) => {
    response.setHeader('content-range', 'bytes */10')
    response.statusCode = 500
    response.end('Internal Server Error')
  }
  expect(await statusOf(answer, 'bytes=10-')).toBe(416)
})

test.each([
  ['a fault', 500, {}],
  ['a part of it', 206, { 'content-range': 'bytes 0-3/10' }],
  ['all of it', 200, {}],
])('%s is unchanged', async (_what, status, headers) => {
  expect(await statusOf((response) => response.writeHead(status, headers).end('0123'), 'bytes=0-3')).toBe(
    status,
  )
})

test('a request without a range never gets a 416', async () => {
  expect(await statusOf((response) => response.writeHead(500, { 'content-range': 'bytes */10' }).end())).toBe(
    500,
  )
})
