import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countRequests } from './count-requests'

const counted: [report: string, host: unknown][] = []
const noted: string[] = []
jest.mock('../api/counters/count-view', () => ({
  countView: async (report: string, header: (name: string) => unknown) =>
    void counted.push([report, header('host')]),
  noteFeedReader: async (target: string) => void noted.push(target),
}))

let server: Server
let port = 0
const answered: string[] = []
beforeAll(async () => {
  server = createServer((asked, response) => {
    answered.push(`${asked.method} ${asked.url}`)
    response.end('a page')
  })
  countRequests(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => [counted, noted, answered].forEach((list) => list.splice(0)))

type Asked = { method?: string; body?: string[]; headers?: Record<string, string> }

/** @param body its chunks; more than one are sent without a length */
function ask(path: string, { method = 'GET', body = [], headers = {} }: Asked = {}) {
  return new Promise<{ status?: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = request(
        { port, path, method, headers: { ...headers, connection: 'close' } },
        (response) => {
          let text = ''
          response.on('data', (chunk) => (text += String(chunk)))
          response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }))
        },
      ).on('error', reject)
      for (const part of body) sent.write(part)
      sent.end()
    },
  )
}

test('a report is taken without Next, and answered with nothing', async () => {
  const answer = await ask('/api/vista', { method: 'POST', body: ['/about other.example'] })
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(counted).toEqual([['/about other.example', `localhost:${port}`]])
  expect(answered).toEqual([])
})

test('one of 300 bytes is read, in parts too; of a longer one no more than that', async () => {
  const status = async (body: string[]) => (await ask('/api/vista', { method: 'POST', body })).status
  expect(await status(['a'.repeat(200), 'b'.repeat(100)])).toBe(204)
  expect(await status(['a'.repeat(301)])).toBe(413)
  expect(await status(['a'.repeat(300), 'b'])).toBe(413)
  expect(counted).toEqual([[`${'a'.repeat(200)}${'b'.repeat(100)}`, expect.anything()]])
})

test('nothing but POST reports; every other address is answered as before', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE']) {
    const { status, headers } = await ask('/api/vista', { method })
    expect([method, status, headers.allow]).toEqual([method, 405, 'POST'])
  }
  for (const path of ['/', '/api/vista/x', '/api/vistas', '/api/vista?x'])
    expect((await ask(path)).text).toBe('a page')
  expect([counted, answered.length]).toEqual([[], 4])
})

test('requests of feeds are noted, and answered as before; no other is', async () => {
  for (const path of ['/rss.xml', '/etiqueta/php/rss.xml', '/', '/articles'])
    expect((await ask(path)).text).toBe('a page')
  await ask('/atom.xml', { method: 'HEAD' })
  expect(noted).toEqual(['/rss.xml', '/etiqueta/php/rss.xml'])
})
