import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { stopDelivery } from '../contact/messages'
import { type Answer, createSiteServer, IDLE_MS, shutDown } from './http-server'

jest.mock('../contact/messages', () => ({ stopDelivery: jest.fn(async () => undefined) }))

async function listening(
  answer: (...request: Parameters<Answer>) => unknown = () => undefined,
): Promise<{ server: Server; port: number }> {
  const server = createSiteServer(async (...request) => void answer(...request))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

/** The response to a raw request. */
function askRaw(port: number, line: string, ...headers: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write([`${line} HTTP/1.1`, 'Host: www.example.com', ...headers, '', ''].join('\r\n'))
  })
}

/** Asks on one connection that stays open. */
function askKept(
  agent: Agent,
  port: number,
  path = '/',
): Promise<{ text: Promise<string>; headers: object }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response: IncomingMessage) => {
      const parts = response.setEncoding('utf8').toArray() as Promise<string[]>
      resolve({ text: parts.then((all) => all.join('')), headers: response.headers })
    }).on('error', reject)
  })
}

describe('connections', () => {
  const agent = new Agent({ keepAlive: true })
  afterAll(() => agent.destroy())

  test('stay open longer than nginx keeps them', async () => {
    const { server, port } = await listening((_request, response) => void response.end())
    expect((await askKept(agent, port)).headers).toMatchObject({ 'keep-alive': 'timeout=75' })
    const nginx = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
    const [, site = ''] = /upstream portfolio_site \{([^}]+)\}/.exec(nginx) ?? []
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(site) ?? []
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(Number(seconds) * 1000).toBeLessThan(IDLE_MS)
    await shutDown(server)
  })

  test('idle ones are closed at the end, a request in flight is completed', async () => {
    let finish: () => void = () => undefined
    const { server, port } = await listening((request, response) => {
      if (request.url === '/') return response.end('ok')
      finish = () => void response.end('late')
      response.write('begun ')
    })
    await (
      await askKept(agent, port)
    ).text
    const slow = await askKept(agent, port, '/slow')
    const closed = shutDown(server)
    finish()
    await expect(slow.text).resolves.toBe('begun late')
    await closed
  })

  test('at the end an idle one still answers, and says that it closes: a proxy may be sending on it', async () => {
    const { server, port } = await listening((_request, response) => response.end('ok'))
    await (
      await askKept(agent, port)
    ).text
    const closed = shutDown(server)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const last = await askKept(agent, port)
    expect(last.headers).toMatchObject({ connection: 'close' })
    await expect(last.text).resolves.toBe('ok')
    await closed
  })

  test('a mail in progress is completed', async () => {
    let sent: () => void = () => undefined
    jest.mocked(stopDelivery).mockReturnValueOnce(new Promise((resolve) => (sent = resolve)))
    const { server } = await listening()
    const done = jest.fn()
    const closed = shutDown(server).then(done)
    await new Promise((resolve) => server.once('close', () => setImmediate(resolve)))
    expect(done).not.toHaveBeenCalled()
    sent()
    await closed
    expect(done).toHaveBeenCalledTimes(1)
  })
})

describe('a request target', () => {
  let server: Server
  let port: number
  let seen: string[]
  beforeEach(() => void (seen = []))
  beforeAll(async () => {
    ;({ server, port } = await listening((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.host}`)
      response.end('answered')
    }))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  test.each([
    ['GET /a//b?x=http://y', '/a//b?x=http://y www.example.com'],
    ['OPTIONS /api/a', '/api/a www.example.com'],
    ['POST /en/contact/send', '/en/contact/send www.example.com'],
    ['GET HTTPS://user:word@other.example:99/a?b=1', '/a?b=1 other.example:99'],
    ['GET http://other.example?b=1', '/?b=1 other.example'],
  ])('%s is passed on as %s', async (line, expected) => {
    expect(await askRaw(port, line, 'Connection: close')).toMatch(/^HTTP\/1\.1 200 /)
    expect(seen).toEqual([`${line.split(' ')[0]} ${expected}`])
  })

  /* More of them in e2e/pages/request-target.spec.ts and e2e/operation/requests.spec.ts. */
  test.each([
    ['GET *', 400],
    ['POST /contacto/enviar/a', 405],
    ['PUT http://other.example/a', 405],
    ['DELETE /apiary', 405],
  ])('%s is rejected, with the headers of every response', async (line, status) => {
    const answer = await askRaw(port, line, 'Connection: close')
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i)
    expect(answer).not.toMatch(/location:|answered/i)
    expect(seen).toEqual([])
  })
})
