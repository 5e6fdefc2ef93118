import { connect } from 'node:net'
import { expect, test } from 'playwright/test'

const { hostname, port } = new URL(process.env.SITE_UNDER_TEST ?? '')

type Answer = { status: number; location: string | null; body: string }

/** Sends a request line that no well-behaved client would send. */
function ask(line: string, host = 'www.example.com'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = String(Buffer.concat(chunks)).split('\r\n\r\n')
      const location = /^location: (.*)$/im.exec(head)?.[1] ?? null
      resolve({ status: Number(head.split(' ')[1]), location, body })
    })
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })
}

const REFUSED: [string, number][] = [
  ['TRACE /', 405],
  ['TRACE /api/health', 405],
  ['TRACE /article/no-existe', 405],
  ['TRACE http://evil.example/', 405],
  ['OPTIONS *', 405],
  ['GET *', 400],
  ['GET ftp://evil.example/about', 400],
  ['GET http:///about', 400],
]

for (const [line, status] of REFUSED)
  test(`${line} is rejected, without a redirect`, async () => {
    const answer = await ask(line)
    expect(answer).toMatchObject({ status, location: null })
    expect(answer.body).not.toContain('Internal Server Error')
  })

const ANSWERED: [string, number, string | null][] = [
  ['GET http://evil.example/about', 200, null],
  ['GET http://evil.example', 200, null],
  ['GET https://user:word@evil.example:99/about?a=1', 200, null],
  ['GET http://evil.example/about/', 308, '/about'],
  ['GET http://evil.example//evil.example/', 308, '/evil.example/'],
  ['GET http://evil.example/articles/page/99', 307, '/articles'],
  ['GET http://evil.example/articles/page/1', 301, '/articles'],
  ['GET http://evil.example/articles/x', 307, '/'],
  ['OPTIONS http://evil.example/', 405, null],
]

for (const [line, status, location] of ANSWERED)
  test(`${line} is treated as a path of this site`, async () => {
    expect(await ask(line)).toMatchObject({ status, location })
  })

const REDIRECTS: [string, string][] = [
  ['/unavailable', '/'],
  ['/_global-error', '/'],
  ['/articles/page/99', '/articles'],
  ['/project/web/page/1', '/project/web'],
  ['/articles/x', '/'],
  ['/nada/x', '/'],
  [`/${'a'.repeat(300)}`, '/'],
  ['/about/', '/about'],
  ['/x//y', '/x/y'],
]

for (const host of ['evil.example', 'evil.example:99999', 'a b', '[', 'evil.example/x', '@', '%', ''])
  test(`redirects stay on this site, whatever the Host header: "${host}"`, async () => {
    for (const [path, location] of REDIRECTS)
      expect((await ask(`GET ${path}`, host)).location, path).toBe(location)
    expect((await ask('GET /about', host)).status).toBe(200)
  })

const WITH_A_ROUTE_INSIDE = [
  '/buscar?q=indices',
  '/article/texto-largo.md',
  '/article/no-existe',
  '/resume/full-stack',
  '/cv.pdf',
  '/project/web',
  '/no-hay',
]
/** Headers by which Next's own parts speak to each other, sent from outside. */
const STEERING = {
  'x-middleware-prefetch': '1',
  'x-nextjs-data': '1',
  'x-middleware-rewrite': '/contacto',
  'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
  'x-matched-path': '/contacto',
  'x-invoke-path': '/contacto',
  'x-original-url': '/contacto',
  'next-url': '/contacto',
}

for (const path of WITH_A_ROUTE_INSIDE)
  test(`${path}: no header of the response names another route, and none of the request changes the response`, async ({
    request,
  }) => {
    const [usual, steered] = await Promise.all(
      [{}, STEERING].map((headers) => request.get(path, { headers, maxRedirects: 0 })),
    )
    expect(steered?.status()).toBe(usual?.status())
    expect(steered?.headers().location).toBe(usual?.headers().location)
    expect((await steered?.body())?.equals((await usual?.body()) ?? Buffer.alloc(0))).toBe(true)
    for (const answer of [usual, steered, await request.get(path, { headers: { RSC: '1' } })])
      expect(
        Object.keys(answer?.headers() ?? {}).filter((name) =>
          /^x-(middleware|matched|nextjs-(rewr|matched))/.test(name),
        ),
      ).toEqual([])
  })
