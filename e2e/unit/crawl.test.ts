import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crawl } from '../crawl'

const ORIGIN = 'https://site.example'
const asked: string[] = []
let pages: Record<string, string> = {}
let base = ''
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const body = pages[path]
  if (body === 'BREAKS') return request.socket.destroy()
  if (body?.startsWith('->')) return response.writeHead(308, { location: body.slice(2) }).end()
  const type = path.endsWith('.xml') ? 'application/xml' : path.endsWith('.png') ? 'image/png' : 'text/html'
  response
    .writeHead(body === undefined ? 404 : 200, { 'content-type': type })
    .end(body ?? '<title>No</title>')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
})

const found = async (withSitemap?: boolean) =>
  (await crawl(base, ORIGIN, withSitemap)).map(({ path, status, from }) => `${path} ${status} ${from}`)

test('every linked page is read once, with the page it was found on', async () => {
  pages = {
    '/': '<a href="/a#x">a</a><a href="b?c=1">b</a><a href="https://site.example/a">a</a><a href="https://other.example/z">z</a>',
    '/a': '<a href="/">home</a><a href="/nada">no</a><a href="mailto:a@b.example">mail</a><a href="http://[">bad</a>',
    '/b?c=1': '<a href="/viejo">old</a><a href="/f.png">f</a><a href="/roto">r</a>',
    '/viejo': '->/a',
    '/f.png': 'png',
    '/roto': 'BREAKS',
  }
  expect((await found()).sort()).toEqual([
    '/ 200 ',
    '/a 200 /',
    '/b?c=1 200 /',
    '/f.png 200 /b?c=1',
    '/nada 404 /a',
    '/roto 0 /b?c=1',
    '/viejo 308 /b?c=1',
  ])
  expect(asked.filter((path) => path === '/a')).toHaveLength(1)
})

test('the sitemap is read too, except for addresses of another site, unless disabled', async () => {
  pages = {
    '/': '',
    '/s?a&b': '',
    '/sitemap.xml': `<loc>${ORIGIN}</loc><loc>${ORIGIN}/s?a&amp;b</loc><loc>${ORIGIN}.evil.example/x</loc><loc>http://x.example/y</loc>`,
  }
  expect((await found()).sort()).toEqual(['/ 200 /sitemap.xml', '/s?a&b 200 /sitemap.xml'])
  expect(await found(false)).toEqual(['/ 200 '])
})

test('several pages are requested concurrently', async () => {
  const many = Array.from({ length: 11 }, (_, index) => `/p${index}`)
  pages = { '/': many.map((path) => `<a href="${path}">x</a>`).join('') }
  for (const path of many) pages[path] = ''
  expect(await found()).toHaveLength(12)
})

test('a page yields its facts, a file yields none', async () => {
  pages = { '/': '<title>Uno</title><a href="/f.png">f</a>', '/f.png': 'png' }
  const [home, file] = await crawl(base, ORIGIN)
  expect([home?.facts?.title, home?.html]).toEqual(['Uno', pages['/']])
  expect([file?.facts, file?.html]).toEqual([null, ''])
})
