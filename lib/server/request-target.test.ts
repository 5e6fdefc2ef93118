import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { guardRequestTargets } from './request-target'

let server: Server
let seen: string[]

beforeEach(async () => {
  seen = []
  server = createServer((request: IncomingMessage, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.host}`)
    response.end('answered')
  })
  guardRequestTargets(server, { 'x-of-every-answer': 'yes' })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** The response to a raw request line. */
function ask(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, 'localhost')
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write(`${line} HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n\r\n`)
  })
}

test.each([
  ['GET /', '/ www.example.com'],
  ['GET /a//b?x=http://y', '/a//b?x=http://y www.example.com'],
  ['HEAD /a', '/a www.example.com'],
  ['OPTIONS /api/a', '/api/a www.example.com'],
  ['POST /api/a', '/api/a www.example.com'],
  ['POST /contacto/enviar', '/contacto/enviar www.example.com'],
  ['POST /en/contact/send', '/en/contact/send www.example.com'],
  ['GET http://other.example/a?b=1', '/a?b=1 other.example'],
  ['GET HTTPS://user:word@other.example:99/a', '/a other.example:99'],
  ['GET http://other.example', '/ other.example'],
  ['GET http://other.example?b=1', '/?b=1 other.example'],
])('%s is passed on as %s', async (line, expected) => {
  expect(await ask(line)).toMatch(/^HTTP\/1\.1 200 /)
  expect(seen).toEqual([`${line.split(' ')[0]} ${expected}`])
})

test.each([
  ['TRACE /', 405],
  ['TRACE http://other.example/', 405],
  ['OPTIONS *', 405],
  ['OPTIONS /images/portrait.svg', 405],
  ['POST /articles', 405],
  ['POST /contacto', 405],
  ['POST /contacto/enviar/a', 405],
  ['PROPFIND /a', 405],
  ['PUT http://other.example/a', 405],
  ['DELETE /apiary', 405],
  ['GET *', 400],
  ['GET http:///', 400],
  ['GET ftp://other.example/a', 400],
])('%s is rejected', async (line, status) => {
  const answer = await ask(line)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/\r\nx-of-every-answer: yes\r\n/)
  expect(answer).not.toMatch(/location:|answered/i)
  expect(seen).toEqual([])
})
