import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
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

test('a server whose only connection is older is given with its next request, before that is handled', async () => {
  const server = createServer((_request, response) =>
    response.end(response.getHeader('x-first') ? 'found' : ''),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise<string>((resolve) =>
      get({ port, host: '127.0.0.1', agent }, (answer: IncomingMessage) => {
        answer.once('end', () => setImmediate(() => resolve(text)))
        let text = ''
        answer.on('data', (chunk) => (text += String(chunk)))
      }),
    )
  expect(await ask()).toBe('')
  withHttpServer((found) =>
    found.prependListener('request', (_request, response) => response.setHeader('x-first', '1')),
  )
  expect(await ask()).toBe('found')
  agent.destroy()
  server.close()
})

test('a server whose only request was begun before is given when that is answered', async () => {
  const server = createServer()
  let answer: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    server.once('request', (_request, response) => {
      answer = () => response.end()
      resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await begun
  const given: Server[] = []
  try {
    withHttpServer((found) => given.push(found))
    expect(given).toEqual([])
    answer()
    await (await asked).text()
    expect(given.map((found) => found === server)).toEqual([true])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
