import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FetchFailure, fetchText, readJsonBody, readWithin, TooLargeError } from './fetch-text'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** Responses of the server, one for each request; the last one repeats. */
let answers: Answer[] = []
let calls: IncomingMessage[] = []
let base = ''
const server = createServer((request, response) => {
  const answer = answers[Math.min(calls.length, answers.length - 1)]
  calls.push(request)
  answer?.(response, request)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = []
})

const LIMITS = { retryDelayMs: 1 }
const ends =
  (status: number, body = '', headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)
const breaks: Answer = (_response, request) => request.socket.destroy()

test('a text is returned with its status, and the headers are sent', async () => {
  answers = [ends(200, '\uFEFFañadido')]
  expect(await fetchText(base, { 'x-sent': 'yes' })).toEqual({ status: 200, text: 'añadido', location: null })
  expect(calls.map(({ headers }) => headers['x-sent'])).toEqual(['yes'])
})

test.each([302, 404, 499])('a status of %i is returned, and a redirect not followed', async (status) => {
  answers = [ends(status, 'no', { location: '/login' })]
  expect(await fetchText(base, {}, LIMITS)).toEqual({ status, text: 'no', location: '/login' })
  expect(calls).toHaveLength(1)
})

test.each([
  ['answers 5xx', ends(500)],
  ['breaks off', breaks],
])('a request to a server that %s is retried once', async (_name, fault) => {
  answers = [fault, ends(200, 'bien')]
  expect((await fetchText(base, {}, LIMITS)).text).toBe('bien')
  expect(calls).toHaveLength(2)
})

test('the second response counts, whatever it is', async () => {
  answers = [ends(500), ends(503, 'no')]
  expect(await fetchText(base, {}, LIMITS)).toMatchObject({ status: 503, text: 'no' })
  answers = [breaks]
  calls = []
  await expect(fetchText(base, {}, LIMITS)).rejects.toMatchObject({ name: 'FetchFailure', retriable: true })
  expect(calls).toHaveLength(2)
})

test('a body above the limit, or a timeout, fails at once with the cause', async () => {
  answers = [ends(200, 'x'.repeat(11))]
  await expect(fetchText(base, {}, { maxBytes: 10 })).rejects.toThrow('the answer is larger than 10 bytes')
  expect((await fetchText(base, {}, { maxBytes: 11 })).text).toHaveLength(11)
  calls = []
  answers = [() => undefined]
  const late = fetchText(base, {}, { timeoutMs: 100 })
  await expect(late).rejects.toThrow(new FetchFailure('no complete answer within 0.1 s', false))
  await expect(late).rejects.toMatchObject({ retriable: false })
  expect(calls).toHaveLength(1)
})

const sends =
  (body: Buffer, type?: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, type ? { 'content-type': type } : {}).end(body)

test.each(['\uFEFFaño', 'año'])('a text is UTF-8, whatever charset the server declares: %j', async (text) => {
  answers = [sends(Buffer.from(text), 'application/json; charset=iso-8859-1')]
  expect((await fetchText(base)).text).toBe('año')
})

test('undecodable text fails at once instead of containing wrong characters', async () => {
  answers = [sends(Buffer.from('año', 'latin1'))]
  const failure = new FetchFailure('the answer is no text in utf-8', false)
  await expect(fetchText(base, {}, LIMITS)).rejects.toThrow(failure)
  expect(calls).toHaveLength(1)
})

test('an error status counts, whatever the body', async () => {
  const body = Buffer.from('Página no encontrada', 'latin1')
  answers = [sends(body, 'text/html', 404)]
  expect((await fetchText(base)).status).toBe(404)
  answers = [sends(body, 'text/html', 500)]
  calls = []
  expect((await fetchText(base, {}, LIMITS)).status).toBe(500)
  expect(calls).toHaveLength(2)
})

test('a body is read completely within the limit, counted over all chunks', async () => {
  const parts = async function* () {
    yield Buffer.from('abc')
    yield Buffer.from('de')
  }
  expect((await readWithin(parts(), 5)).toString()).toBe('abcde')
  expect(await readWithin(null, 5)).toHaveLength(0)
  await expect(readWithin(parts(), 4)).rejects.toThrow(TooLargeError)
  await expect(readWithin(parts(), 4)).rejects.toMatchObject({ maxBytes: 4, name: 'TooLargeError' })
})

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://a.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('the JSON of a request within the limit is parsed, without a byte order mark', async () => {
  expect(await readJsonBody(post('{"a":[1]}'), 9)).toEqual({ a: [1] })
  expect(await readJsonBody(post('\uFEFF{"a":[1]}'), 12)).toEqual({ a: [1] })
})

test.each(['', '{', 'a=1', '\uFEFF'])('%j is not JSON', async (body) => {
  expect(await readJsonBody(post(body), 100)).toBeUndefined()
})

test('a body longer than the limit, or with such a Content-Length, is not read', async () => {
  expect(await readJsonBody(post('{"a":[1]}'), 8)).toBeUndefined()
  expect(await readJsonBody(post('1', { 'content-length': '101' }), 100)).toBeUndefined()
})
