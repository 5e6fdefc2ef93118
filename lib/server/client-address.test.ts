import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nameClientAddresses } from './client-address'

/** Returns the address that a handler receives for a visitor who sends this header. */
async function told(trustedProxies: number, header: string | undefined): Promise<string> {
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  nameClientAddresses(server, trustedProxies)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const headers: Record<string, string> = header === undefined ? {} : { 'x-forwarded-for': header }
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
  const text = await answer.text()
  await new Promise((closed) => server.close(closed))
  return text
}

test('without a proxy nobody can say that he comes from elsewhere', async () => {
  expect(await told(0, undefined)).toBe('127.0.0.1')
  expect(await told(0, '203.0.113.9')).toBe('127.0.0.1')
})

test('behind a proxy its word counts, and nothing that stands before it', async () => {
  expect(await told(1, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9')
  expect(await told(1, undefined)).toBe('127.0.0.1')
})
