import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stopDelivery } from '../contact/messages'
import { shutDownGracefully } from './graceful-shutdown'

jest.mock('../contact/messages', () => ({ stopDelivery: jest.fn(async () => undefined) }))

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

/** Starts a server with an idle keep-alive connection, and a running request that the test completes. */
async function serving() {
  let finish: () => void = () => undefined
  const server = createServer((request, response) => {
    if (request.url === '/') return response.end('ok')
    finish = () => void response.end('late')
    response.write('begun ')
  })
  shutDownGracefully(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<{ text: Promise<string> }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        const text = response
          .setEncoding('utf8')
          .toArray()
          .then((parts) => parts.join(''))
        resolve({ text })
      }).on('error', reject)
    })
  return { server, ask, finish: () => finish() }
}

test('idle connections are closed, a request in flight is completed', async () => {
  const { server, ask, finish } = await serving()
  await (
    await ask('/')
  ).text
  const slow = await ask('/slow')
  const done = jest.fn()
  const closed = new Promise<void>((resolve) => server.close((error) => resolve(done(error))))
  finish()
  await expect(slow.text).resolves.toBe('begun late')
  await closed
  expect(done.mock.calls).toEqual([[undefined]])
})

test('a mail in progress is completed', async () => {
  let sent: () => void = () => undefined
  jest.mocked(stopDelivery).mockReturnValueOnce(new Promise((resolve) => (sent = resolve)))
  const { server } = await serving()
  const done = jest.fn()
  const closed = new Promise<void>((resolve) => server.close(() => resolve(done())))
  await new Promise((resolve) => server.once('close', () => setImmediate(resolve)))
  expect(done).not.toHaveBeenCalled()
  sent()
  await closed
  expect(done).toHaveBeenCalledTimes(1)
})

test('closing a server that is not running reports an error', async () => {
  const server = createServer()
  shutDownGracefully(server)
  const error = await new Promise((resolve) => server.close(resolve))
  expect(error).toMatchObject({ code: 'ERR_SERVER_NOT_RUNNING' })
})
