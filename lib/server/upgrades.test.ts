import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { withHttpServer } from './http-server'
import { ignoreUpgrades } from './upgrades'

let server: Server

beforeEach(async () => {
  server = createServer((request, response) => response.end(`answered ${request.url}`))
  // Mimics Next, which does nothing for an upgrade on an unknown path.
  server.on('upgrade', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test.each(['h2c', 'websocket'])(
  'a request to upgrade to %s gets a response, including the very first one',
  async (protocol) => {
    withHttpServer(ignoreUpgrades)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
      socket.write(
        `GET /a/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
      )
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('answered /a/')
  },
)
