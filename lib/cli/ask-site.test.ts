import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askSite } from './ask-site'

const asked: { url?: string; host?: string; connection?: string }[] = []
const server = createServer((request, response) => {
  const { url, headers, socket } = request
  asked.push({ url, host: headers.host, connection: headers.connection })
  if (url === '/rota') return socket.destroy()
  if (url === '/a-medias') {
    response.writeHead(200, { 'content-length': '10' }).write('cinco')
    return setImmediate(() => socket.destroy())
  }
  response.writeHead(url === '/no' ? 404 : 200, { 'content-type': 'text/plain', 'x-seen': 'yes' })
  response.write('uno, ')
  response.end('dos')
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('the site is requested under its public name, on a separate connection; an error response is one too', async () => {
  const { status, headers, body } = await askSite(base, '/about?a=1', 'www.site.example')
  expect([status, headers['x-seen'], String(body)]).toEqual([200, 'yes', 'uno, dos'])
  expect(asked).toEqual([{ url: '/about?a=1', host: 'www.site.example', connection: 'close' }])
  expect(await askSite(base, '/no', 'site.example')).toMatchObject({ status: 404 })
})

test.each(['/rota', '/a-medias'])('an aborted one is an error: %s', async (target) => {
  await expect(askSite(base, target, 'site.example')).rejects.toThrow()
})
