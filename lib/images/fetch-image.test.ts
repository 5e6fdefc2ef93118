import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchImage } from './fetch-image'

const MEGABYTE = Buffer.alloc(1024 * 1024)
let server: Server
let host: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const image = (length?: number) =>
      response.writeHead(200, { 'content-type': 'image/png', ...(length && { 'content-length': length }) })
    const hops = /^\/hop\/(\d)$/.exec(request.url ?? '')?.[1]
    if (hops)
      return response.writeHead(302, { location: hops === '0' ? '/ok' : `/hop/${Number(hops) - 1}` }).end()
    if (request.url === '/ok') return image().end('picture')
    if (request.url === '/html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<b>')
    if (request.url === '/away') return response.writeHead(302, { location: 'http://127.0.0.2/x.png' }).end()
    if (request.url === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    if (request.url === '/drip') return image().write('p')
    if (request.url === '/endless') {
      image()
      const more = () => response.write(MEGABYTE, (error) => !error && more())
      return more()
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path: string, trusted: string | null = host) => fetchImage(`http://${host}${path}`, trusted)

test('an image of the upstream, even after three redirects', async () => {
  expect(String((await ask('/ok')).bytes)).toBe('picture')
  expect(String((await ask('/hop/2')).bytes)).toBe('picture')
})

test.each([
  ['/hop/3', 'redirects more than 3 times'],
  ['/html', 'is text/html, not an image'],
  ['/none', 'answered 404'],
  ['/endless', 'is larger than 8388608 bytes'],
  ['/away', '127.0.0.2 is a private address'],
  ['/file', 'scheme file: is not allowed'],
])('%s: %s', async (path, reason) => {
  await expect(ask(path)).rejects.toThrow(reason)
})

test('an image that never finishes loading is aborted after six seconds', async () => {
  const { timeout } = AbortSignal
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200))
  await expect(ask('/drip')).rejects.toThrow('no image within 6 s')
  expect(limit.mock.calls).toEqual([[6_000]])
  limit.mockRestore()
})
