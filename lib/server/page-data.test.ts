import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPageData } from './page-data'

const TEXT = `1:"$Sreact.fragment"\n${'2:["$","p",null,{"children":"ñ"}]\n'.repeat(50)}`
const data = (text = TEXT) => Buffer.from(text)

let server: Server
let pages: ReturnType<typeof createPageData>

beforeEach(async () => {
  pages = createPageData()
  server = createServer((_, response) => void response.end('passed on'))
  pages.answerFor(server)
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterEach(() => void server.close())

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, path, method, headers })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

test.each([
  ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', undefined, (body: Buffer) => body],
  ['gzip;q=0', undefined, (body: Buffer) => body],
])('data that is kept is served for good to who takes %s', async (accepted, encoding, read) => {
  const { status, headers, body } = await ask(pages.keep(data()), { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(status).toBe(200)
  expect(String(read(body))).toBe(TEXT)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(body.length),
    'content-type': 'text/x-component; charset=utf-8',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  })
})

test('the address is of the content: the same for the same, and that of a page from before goes on being served', async () => {
  const before = pages.keep(data('before'))
  const after = pages.keep(data('after'))
  expect(pages.keep(data('before'))).toBe(before)
  expect(after).not.toBe(before)
  expect(String((await ask(before)).body)).toBe('before')
  expect(String((await ask(after)).body)).toBe('after')
})

test('all who ask at the same moment get the same bytes', async () => {
  const address = pages.keep(data())
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(address, { 'accept-encoding': 'br' })),
  )
  expect(new Set(answers.map(({ body }) => body.toString('hex'))).size).toBe(1)
})

test('who has it already is told so, and who asks for its headers gets no body', async () => {
  const address = pages.keep(data())
  const { etag = '' } = (await ask(address)).headers
  expect(await ask(address, { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(await ask(address, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  const { status, headers, body } = await ask(address, {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(data().length), 0])
})

test('data that nobody knows is not found, and no cache remembers that', async () => {
  const { status, headers } = await ask('/datos/aaaaaaaaaaaaaaaa.txt')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(await ask(pages.keep(data()), {}, 'POST')).toMatchObject({ status: 405 })
})

test.each(['/', '/datos', '/datos/x.txt', '/datos/../aaaaaaaaaaaaaaaa.txt', '/datos/aaaaaaaaaaaaaaaa.txt/'])(
  "%s is somebody else's to answer",
  async (path) => {
    pages.keep(data())
    expect(String((await ask(path)).body)).toBe('passed on')
  },
)

test('the pages that were asked for last are remembered', async () => {
  const first = pages.keep(data('first'))
  const large = (index: number) => Buffer.concat([Buffer.from(String(index)), Buffer.alloc(1_000_000)])
  await ask(first)
  for (let index = 0; index < 12; index++) pages.keep(large(index))
  await ask(first)
  for (let index = 12; index < 24; index++) pages.keep(large(index))
  expect((await ask(first)).status).toBe(200)
  expect((await ask(pages.keep(large(0)))).status).toBe(200)
})
