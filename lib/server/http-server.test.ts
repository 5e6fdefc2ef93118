import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withHttpServer } from './http-server'

test('who asks before the first connection is given the server with it, who asks later at once', async () => {
  const given: [string, Server][] = []
  const server = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  withHttpServer((found) => given.push(['early', found]))
  expect(given).toEqual([])
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()
  withHttpServer((found) => given.push(['late', found]))
  expect(given.map(([who, found]) => [who, found === server])).toEqual([
    ['early', true],
    ['late', true],
  ])
  server.closeAllConnections()
  server.close()
})
