import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { textSheet } from '../markdown/text-sheets'
import { createBuildFiles } from './build-files'

const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'))
const put = (name: string, css: string) => writeFileSync(path.join(folder, 'static/chunks', name), css)
const BOTH = '/_next/static/chunks/uno.dos.css?dpl=x'

let server: Server

beforeAll(() => {
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true })
  put('uno.css', '@layer a,b;p{color:red}')
  put('dos.css', 'p{color:blue}')
  put('uno.js', 'alert(1)')
})
beforeEach(async () => {
  server = createServer((_, response) => void response.end('passed on'))
  createBuildFiles({ folder, headers: { 'x-content-type-options': 'nosniff' } }).answerFor(server)
  await once(server.listen(0, 'localhost'), 'listening')
})
afterEach(() => void server.close())
afterAll(() => rmSync(folder, { recursive: true }))

async function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, path: target, method, headers })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', (body: Buffer) => body],
])(
  'several stylesheets are one text, in the order of the address, for who takes %s',
  async (encoding, read) => {
    const { status, headers, body } = await ask(BOTH, { 'accept-encoding': encoding })
    expect([status, String(read(body))]).toEqual([200, '@layer a,b;p{color:red}\np{color:blue}'])
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    const reversed = await ask('/_next/static/chunks/dos.uno.css')
    expect(String(reversed.body)).toBe('p{color:blue}\n@layer a,b;p{color:red}')
  },
)

test('a file of the build is sent by itself', async () => {
  const script = await ask('/_next/static/chunks/uno.js', { 'accept-encoding': 'br' })
  expect(String(brotliDecompressSync(script.body))).toBe('alert(1)')
  expect(script.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const sheet = await ask('/_next/static/chunks/dos.css?dpl=x')
  expect([String(sheet.body), sheet.headers['content-type']]).toEqual([
    'p{color:blue}',
    'text/css; charset=utf-8',
  ])
})

test('a file of the build takes fewer bytes than what is joined for one page', async () => {
  const text = readFileSync(__filename, 'utf8')
  put('largo.css', text)
  put('nada.css', '')
  const bytes = async (name: string) =>
    (await ask(`/_next/static/chunks/${name}.css`, { 'accept-encoding': 'br' })).body.length
  expect(await bytes('largo')).toBeLessThan(0.99 * (await bytes('largo.nada')))
})

test('the stylesheets of texts are parts like those of the build', async () => {
  const { body } = await ask('/_next/static/chunks/dos.text-code.css?dpl=x')
  expect(String(body)).toBe(`p{color:blue}\n${textSheet('code')}`)
})

test('who has it already is told so, and who asks for its headers gets no body', async () => {
  const { etag = '' } = (await ask(BOTH)).headers
  expect(await ask(BOTH, { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(await ask(BOTH, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  expect(await ask(BOTH, {}, 'POST')).toMatchObject({ status: 405 })
})

test.each([
  '/_next/static/chunks/tres.css',
  '/_next/static/chunks/uno.tres.css',
  '/uno.dos.css',
  '/_next/static/chunks/uno.js.map',
])("%s is somebody else's to answer", async (target) => {
  expect(String((await ask(target)).body)).toBe('passed on')
})

test('one that was missing is found once it is there', async () => {
  const target = '/_next/static/chunks/uno.cuatro.css'
  expect(String((await ask(target)).body)).toBe('passed on')
  put('cuatro.css', 'b{}')
  expect(String((await ask(target)).body)).toContain('b{}')
})
