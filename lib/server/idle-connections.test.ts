import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { IDLE_MS, keepIdleConnections } from './idle-connections'

const NGINX = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')

test('an idle connection stays open for the configured time', async () => {
  const server = createServer((_request, response) => void response.end())
  keepIdleConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { connection: 'keep-alive' } }, (response) => {
      response.resume().on('end', () => resolve(response.headers))
    }).on('error', reject)
  })
  server.closeAllConnections()
  server.close()
  expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' })
})

test('a longer requested timeout is kept', () => {
  const server = createServer()
  server.keepAliveTimeout = IDLE_MS + 1
  keepIdleConnections(server)
  expect(server.keepAliveTimeout).toBe(IDLE_MS + 1)
})

test('nginx closes its connections to the site before the site does', () => {
  const [, site = ''] = /upstream portfolio_site \{([^}]+)\}/.exec(NGINX) ?? []
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(site) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds) * 1000).toBeLessThan(IDLE_MS)
})
